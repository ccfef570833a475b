import ExcelJS from 'exceljs';

/** A Friday of which, and after which, nothing is recorded. */
const NOW = '2026-12-04';
const RECORDED = ['2026-12-07', '2026-12-08'];
const MONDAY = '2026-12-14';
const TUESDAY = '2026-12-15';
const WEDNESDAY = '2026-12-16';
const SKIN = '#e6b48c';

const button = (name) => ({ css: 'button', name });
const combobox = (name) => ({ css: '[role=combobox]', name });
const option = (has) => ({ css: '[role=option]', has });
const text = (has) => ({ css: 'body', has });

function cell(date, time, has) {
  const [hours, minutes] = time.split(':').map(Number);
  return { css: `[data-date="${date}"][data-start="${hours * 60 + minutes}"]`, has };
}

/** By typing and Enter, as one does a hundred times a month. */
async function choose(page, name, typed) {
  await page.fill(combobox(name), typed);
  await page.seen(option(typed));
  await page.press('Enter');
}

async function save(page, t) {
  await page.press('Control+s');
  await page.seen(text(t('painter:bar.saved')));
}

/** Runs in the page: chooses a drawn face on a blue wall as the photo. */
async function choosePhoto(skin) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [600, 800];
  const context = canvas.getContext('2d');
  context.fillStyle = '#1e78dc';
  context.fillRect(0, 0, 600, 800);
  context.fillStyle = skin;
  context.ellipse(300, 400, 160, 220, 0, 0, 2 * Math.PI);
  context.fill();
  const blob = await new Promise((resolve) => canvas.toBlob(resolve));
  const files = new DataTransfer();
  files.items.add(new File([blob], 'face.png', { type: 'image/png' }));
  const input = document.querySelector('input[type=file]');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Runs in the page: the size of a picture, its colour where the face is, and how much of the names' lines is white. */
async function readCard(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const [red, green, blue] = context.getImageData(294, 320, 1, 1).data;
  const line = (top) => {
    const { data } = context.getImageData(0, 2 * top, canvas.width, 48);
    let white = 0;
    for (let at = 0; at < data.length; at += 4)
      if (Math.min(data[at], data[at + 1], data[at + 2]) > 230) white++;
    return white;
  };
  return {
    size: `${canvas.width}×${canvas.height}`,
    face: [red, green, blue],
    names: [line(240), line(266)],
  };
}

function check(isRight, what) {
  if (!isRight) throw new Error(what);
}

/** The flows in their order: each goes on where the one before ended. `t` gives the English words. */
export const FLOWS = {
  async 'sign in'(page, { t, paths }) {
    await page.goto(`${paths.login}?mock=reset,frozen:${NOW}`);
    await page.fill({ css: '[name=username]' }, 'admin');
    await page.fill({ css: '[name=password]' }, 'admin123');
    await page.click(button(t('auth:submit')));
    await page.seen({ css: '#main-navigation' });
  },

  async record(page, { t, paths }) {
    await page.goto(`${paths.reporting}?view=form&dates=${RECORDED.join(',')}`);
    await choose(page, t('reporting:work.project'), 'SCH03');
    await choose(page, t('reporting:work.task'), '05');
    await page.seen(text(t('reporting:preview.created', { count: 32 })));
    await page.click(button(t('common:action.submit')));
    await page.seen(text(t('toasts:workingHour.filled')));
  },

  async paint(page, { t, paths }) {
    await page.goto(`${paths.reporting}?view=paint&days=5&date=${MONDAY}`);
    await page.seen(cell(MONDAY, '17:00', t('painter:cell.empty')));
    await page.press('1');
    await page.drag(cell(MONDAY, '08:30'), cell(MONDAY, '10:00'));
    await page.seen(cell(MONDAY, '10:00', t('painter:cell.new')));
    await save(page, t);
  },

  async resize(page, { t }) {
    await page.drag(cell(MONDAY, '10:00'), cell(MONDAY, '11:00'), { edge: true });
    await page.seen(cell(MONDAY, '11:00', t('painter:cell.new')));
    await save(page, t);
  },

  async copy(page, { t }) {
    await page.drag(cell(MONDAY, '09:00'), cell(TUESDAY, '09:00'), { held: ['Alt'] });
    await page.seen(cell(TUESDAY, '09:00', t('painter:cell.new')));
    await page.press('Control+c');
    await page.press('ArrowRight');
    await page.press('Control+v');
    await page.seen(cell(WEDNESDAY, '09:00', t('painter:cell.new')));
    await save(page, t);
  },

  async undo(page, { t, paths }) {
    await page.press('0');
    await page.drag(cell(MONDAY, '09:00'), cell(MONDAY, '09:00'));
    await page.seen(cell(MONDAY, '09:00', t('painter:cell.cleared')));
    await page.press('Control+z');
    await page.gone(cell(MONDAY, '09:00', t('painter:cell.cleared')));
    await page.press('Control+z');
    await page.seen(cell(WEDNESDAY, '09:00', t('painter:cell.empty')));
    await page.goto(`${paths.reporting}?view=paint&days=5&date=${MONDAY}`);
    await page.seen(cell(MONDAY, '11:30', t('painter:cell.empty')));
    await page.seen(cell(TUESDAY, '09:00', t('painter:cell.empty')));
    await page.gone(cell(MONDAY, '11:00', t('painter:cell.empty')));
  },

  async export(page, { t, paths }) {
    await page.goto(paths.memberList);
    await page.click(button(t('exporting:export')));
    const name = t('exporting:payroll.name');
    const type = t('exporting:type.xlsx');
    await page.click({ css: '[role=menuitem]', name: t('exporting:typeOf', { name, type }) });
    const { name: file, bytes } = await page.download(() =>
      page.click({ css: '[role=dialog] button', name: t('exporting:export') }),
    );
    check(/^payroll_.*\.xlsx$/.test(file), `The workbook is called ${file}`);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(bytes);
    check(workbook.worksheets[0]?.getCell('B1').text === 'Staff PayRoll', 'The workbook holds no payroll');
  },

  async card(page, { t, paths }) {
    await page.goto(paths.card);
    await page.fill(combobox(t('card:card.person')), 'Tanaka Misaki');
    await page.click(option('Tanaka Misaki'));
    await page.seen(text(t('card:print.staffNo', { staffNo: 'SG-0002' })));
    await page.run(choosePhoto, SKIN);
    await page.click(button(t('card:photo.place')));
    await page.seen(text(t('card:card.placed')));
    const { name, bytes } = await page.download(() => page.click(button(t('card:card.download'))));
    check(/^staff-card-\d{13}\.png$/.test(name), `The card is called ${name}`);
    const card = await page.run(readCard, `data:image/png;base64,${bytes.toString('base64')}`);
    const told = JSON.stringify(card);
    check(card.size === '590×800', `The card has another size: ${told}`);
    const face = [0xe6, 0xb4, 0x8c].map((value, channel) => Math.abs(value - card.face[channel]));
    check(Math.max(...face) < 12, `The card has no photo: ${told}`);
    check(Math.min(...card.names) > 40, `The card lacks a name: ${told}`);
  },

  async map(page, { t, paths }) {
    await page.goto(paths.locations);
    await page.seen({ css: '.member-marker' });
    await page.seen({ css: '.leaflet-tile-loaded' });
    await page.click(button(t('map:show', { name: 'Sato Kenta' })));
    await page.seen({ css: '.leaflet-popup-content', has: 'Sato Kenta' });
  },
};
