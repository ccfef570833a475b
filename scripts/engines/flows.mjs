// The flows of e2e-engines.mjs.
import ExcelJS from 'exceljs';

/** A Friday: nothing is recorded on it or after it. */
const NOW = '2026-12-04';
const RECORDED = ['2026-12-07', '2026-12-08'];
const MONDAY = '2026-12-14';
const TUESDAY = '2026-12-15';
const WEDNESDAY = '2026-12-16';
const SKIN = '#e6b48c';
const SKIN_CHANNELS = [0xe6, 0xb4, 0x8c];

/** Points of the card in its saved pixels: one in the photo's face, and the first lines of the two names with their height. */
const FACE = { x: 294, y: 320 };
const NAME_TOPS = [480, 532];
const NAME_HEIGHT = 48;
/** The least channel of a white pixel: edges of letters are grey. */
const WHITE = 230;

const button = (name) => ({ css: 'button', name });
const combobox = (name) => ({ css: '[role=combobox]', name });
const option = (has) => ({ css: '[role=option]', has });
const text = (has) => ({ css: 'body', has });

function cell(date, time, has) {
  const [hours, minutes] = time.split(':').map(Number);
  return { css: `[data-date="${date}"][data-start="${hours * 60 + minutes}"]`, has };
}

/** Chooses an option by the keyboard. */
async function choose(page, name, typed) {
  await page.fill(combobox(name), typed);
  await page.waitFor(option(typed));
  await page.press('Enter');
}

async function save(page, t) {
  await page.press('Control+s');
  await page.waitFor(text(t('painter:bar.saved')));
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

/** Runs in the page: the size of a picture, its colour at the face, and the number of white pixels in the lines of the names. */
async function readCard({ address, face, nameTops, nameHeight, white }) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const [red, green, blue] = context.getImageData(face.x, face.y, 1, 1).data;
  const countWhite = (top) => {
    const { data } = context.getImageData(0, top, canvas.width, nameHeight);
    let count = 0;
    for (let index = 0; index < data.length; index += 4) {
      if (Math.min(data[index], data[index + 1], data[index + 2]) > white) count += 1;
    }
    return count;
  };
  return {
    size: `${canvas.width}×${canvas.height}`,
    face: [red, green, blue],
    names: nameTops.map(countWhite),
  };
}

function check(isRight, problem) {
  if (!isRight) throw new Error(problem);
}

/** The flows in their order: each continues from the end of the one before. `t` gives the English words. */
export const FLOWS = {
  async 'sign in'(page, { t, paths }) {
    await page.goto(`${paths.login}?mock=reset,frozen:${NOW}`);
    await page.fill({ css: '[name=username]' }, 'admin');
    await page.fill({ css: '[name=password]' }, 'admin123');
    await page.click(button(t('auth:submit')));
    await page.waitFor({ css: '#main-navigation' });
  },

  async record(page, { t, paths }) {
    await page.goto(`${paths.reporting}?view=form&dates=${RECORDED.join(',')}`);
    await choose(page, t('reporting:work.project'), 'SCH03');
    await choose(page, t('reporting:work.task'), '05');
    await page.waitFor(text(t('reporting:preview.created', { count: 32 })));
    await page.click({ css: 'main form [type=submit]' });
    await page.waitFor(text(t('toasts:workingHour.filled')));
  },

  async paint(page, { t, paths }) {
    await page.goto(`${paths.reporting}?view=paint&days=5&date=${MONDAY}`);
    await page.waitFor(cell(MONDAY, '17:00', t('painter:cell.empty')));
    await page.press('1');
    await page.drag(cell(MONDAY, '08:30'), cell(MONDAY, '10:00'));
    await page.waitFor(cell(MONDAY, '10:00', t('painter:cell.new')));
    await save(page, t);
  },

  async resize(page, { t }) {
    await page.drag(cell(MONDAY, '10:00'), cell(MONDAY, '11:00'), { isFromEdge: true });
    await page.waitFor(cell(MONDAY, '11:00', t('painter:cell.new')));
    await save(page, t);
  },

  async copy(page, { t }) {
    await page.drag(cell(MONDAY, '09:00'), cell(TUESDAY, '09:00'), { modifiers: ['Alt'] });
    await page.waitFor(cell(TUESDAY, '09:00', t('painter:cell.new')));
    await page.press('Control+c');
    await page.press('ArrowRight');
    await page.press('Control+v');
    await page.waitFor(cell(WEDNESDAY, '09:00', t('painter:cell.new')));
    await save(page, t);
  },

  async undo(page, { t, paths }) {
    await page.press('0');
    await page.drag(cell(MONDAY, '09:00'), cell(MONDAY, '09:00'));
    await page.waitFor(cell(MONDAY, '09:00', t('painter:cell.cleared')));
    await page.press('Control+z');
    await page.waitUntilGone(cell(MONDAY, '09:00', t('painter:cell.cleared')));
    await page.press('Control+z');
    await page.waitFor(cell(WEDNESDAY, '09:00', t('painter:cell.empty')));
    await page.goto(`${paths.reporting}?view=paint&days=5&date=${MONDAY}`);
    await page.waitFor(cell(MONDAY, '11:30', t('painter:cell.empty')));
    await page.waitFor(cell(TUESDAY, '09:00', t('painter:cell.empty')));
    await page.waitUntilGone(cell(MONDAY, '11:00', t('painter:cell.empty')));
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
    await page.waitFor(text(t('card:print.staffNo', { staffNo: 'SG-0002' })));
    await page.run(choosePhoto, SKIN);
    await page.click(button(t('card:photo.place')));
    await page.waitFor(text(t('card:card.placed')));
    const { name, bytes } = await page.download(() => page.click(button(t('card:card.download'))));
    check(/^staff-card-\d{13}\.png$/.test(name), `The card is called ${name}`);
    const card = await page.run(readCard, {
      address: `data:image/png;base64,${bytes.toString('base64')}`,
      face: FACE,
      nameTops: NAME_TOPS,
      nameHeight: NAME_HEIGHT,
      white: WHITE,
    });
    const description = JSON.stringify(card);
    check(card.size === '590×800', `The card has another size: ${description}`);
    const differences = SKIN_CHANNELS.map((value, channel) => Math.abs(value - card.face[channel]));
    check(Math.max(...differences) < 12, `The card has no photo: ${description}`);
    check(Math.min(...card.names) > 40, `The card lacks a name: ${description}`);
  },

  async map(page, { t, paths }) {
    await page.goto(paths.locations);
    await page.waitFor({ css: '[data-marker=member]' });
    await page.waitFor({ css: '.leaflet-tile-loaded' });
    await page.click(button(t('map:show', { name: 'Sato Kenta' })));
    await page.waitFor({ css: '.leaflet-popup-content', has: 'Sato Kenta' });
  },
};
