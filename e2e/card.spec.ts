import type { Download, Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';

type Colour = [red: number, green: number, blue: number, alpha: number];

const BLUE = '#1e78dc';
const SKIN = '#e6b48c';
const GREY: Colour = [200, 200, 203, 255];

/** A drawn face on a plain blue wall, as a camera would store it. */
async function drawPortrait(page: Page, type = 'image/jpeg'): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([wall = '', skin = '', kind]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [600, 800];
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = wall;
      context.fillRect(0, 0, 600, 800);
      context.fillStyle = skin;
      context.beginPath();
      context.ellipse(300, 400, 160, 220, 0, 0, 2 * Math.PI);
      context.fill();
      return canvas.toDataURL(kind, 1).split(',')[1] ?? '';
    },
    [BLUE, SKIN, type],
  );
  return Buffer.from(base64, 'base64');
}

/** The size of a PNG and the colours of some of its points, as the browser decodes them. */
async function readPicture(page: Page, png: Buffer, points: readonly (readonly [x: number, y: number])[]) {
  return page.evaluate(
    async ([url, wanted]) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const colours = wanted.map(([x, y]) => Array.from(context.getImageData(x, y, 1, 1).data));
      return { width: canvas.width, height: canvas.height, colours };
    },
    [`data:image/png;base64,${png.toString('base64')}`, points] as const,
  );
}

function expectColour(actual: number[] | undefined, expected: Colour): void {
  const distance = expected.map((value, channel) => Math.abs(value - (actual?.[channel] ?? 999)));
  expect(Math.max(...distance), `${String(actual)} is like ${String(expected)}`).toBeLessThan(12);
}

async function measure(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { right: x + width, middleX: x + width / 2, middleY: y + height / 2 };
}

const readBytes = async (download: Download) => readFile(await download.path());

/** Opens the card by the menu: a change of the address would cut off calls of the page. */
const openCard = (page: Page, label: string) => page.getByRole('link', { name: label, exact: true }).click();

async function choosePerson(page: Page, label: string, name: string) {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name }).click();
}

test(
  'a card is made from a photo, step by step [CD-1, CD-2]',
  ONCE,
  async ({ page, lang, t, signIn, expectAccessible }) => {
    await signIn(page, 'admin');
    await openCard(page, t('shell:menu.staffCard'));
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const step = (number: number, key: 'chosen' | 'backgroundRemoved' | 'retouched' | 'cropped') =>
      button(t('card:step.numbered', { number, step: t(`card:step.${key}`) }));
    const card = page.getByRole('group', { name: t('card:card.preview') });

    await choosePerson(page, t('card:card.person'), lang === 'ja' ? '田中 美咲' : 'Tanaka Misaki');
    for (const line of ['田中 美咲', 'Tanaka Misaki', 'Position : Assistant Manager', 'ID : SG-0002']) {
      await expect(card.getByText(line, { exact: true })).toBeVisible();
    }
    await expect(card.getByRole('img', { name: t('card:card.photo') })).toBeVisible();

    const buffer = await drawPortrait(page);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer });
    await expect(step(1, 'chosen')).toHaveAttribute('aria-current', 'step');
    await button(t('card:tool.removeBackground')).click();
    await expect(step(2, 'backgroundRemoved')).toHaveAttribute('aria-current', 'step');
    await button(t('card:tool.retouch')).click();
    await expect(step(3, 'retouched')).toHaveAttribute('aria-current', 'step');
    // The grey is compared without the retouching, which changes every colour a little.
    await button(t('card:step.undo')).click();
    await expect(step(2, 'backgroundRemoved')).toHaveAttribute('aria-current', 'step');

    await button(t('card:tool.crop')).click();
    const dialog = page.getByRole('dialog', { name: t('card:crop.title') });
    await expect(dialog.locator('cropper-selection')).toBeVisible();
    const circle = await measure(dialog.locator('cropper-selection'));
    await page.mouse.move(circle.middleX, circle.middleY);
    await page.mouse.down();
    await page.mouse.move(circle.middleX - 600, circle.middleY, { steps: 4 });
    await page.mouse.up();
    // As with the buttons, at most half of the photo leaves the circle.
    const { right } = await measure(dialog.locator('cropper-image'));
    expect(Math.abs(right - circle.middleX), 'rounded to pixels').toBeLessThan(1);
    await dialog.getByRole('button', { name: t('common:action.cancel') }).click();
    await button(t('card:tool.crop')).click();
    await dialog.getByRole('button', { name: t('card:crop.apply') }).press('Enter');
    await expect(step(3, 'cropped')).toHaveAttribute('aria-current', 'step');
    await expect(dialog).toBeHidden();

    const [photo] = await Promise.all([
      page.waitForEvent('download'),
      button(t('card:photo.download')).click(),
    ]);
    expect(photo.suggestedFilename()).toBe('staff-image.png');
    const cut = await readPicture(page, await readBytes(photo), [
      [56, 56],
      [8, 56],
      [1, 1],
    ]);
    expect(cut).toMatchObject({ width: 113, height: 113 });
    expectColour(cut.colours[0], [230, 180, 140, 255]);
    expectColour(cut.colours[1], GREY);
    expect(cut.colours[2]?.[3]).toBe(0);

    await page
      .getByRole('img', { name: t('card:photo.alt') })
      .dragTo(card.getByRole('img', { name: t('card:card.photo') }));
    await expect(page.getByText(t('card:card.placed'))).toBeAttached();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(t('card:card.download')).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^staff-card-\d{13}\.png$/);
    // Points of the card in CSS px, twice as fine in the picture.
    const printed = await readPicture(page, await readBytes(download), [
      [2 * 147, 2 * 160],
      [2 * 99, 2 * 160],
      [2 * 5, 2 * 395],
      [2 * 12, 2 * 60],
    ]);
    expect(printed).toMatchObject({ width: 590, height: 800 });
    expectColour(printed.colours[0], [230, 180, 140, 255]);
    expectColour(printed.colours[1], GREY);
    const [, , deep, paper] = printed.colours;
    expect(deep?.[1], 'the foot is dark green').toBeGreaterThan((deep?.[0] ?? 255) + 30);
    expect(Math.min(...(paper ?? [0])), 'the head is paper').toBeGreaterThan(235);

    await expectAccessible(page);
    await button(t('card:card.reset')).click();
    await expect(card.getByText('Tanaka Misaki')).toBeHidden();
    await expect(card.getByRole('img', { name: t('card:card.photo') })).toBeHidden();
  },
);

test(
  'names of any length and script are on the first download [CD-1]',
  ONCE,
  async ({ page, t, signIn, allowConsole }) => {
    const engName = '<img src=x onerror=alert(1)> Montgomery';
    const jpName = 'ゴンザレス ガルシア マリア フェルナンダ イサベル 長谷川';
    // The page that is left after signing in may have calls on their way.
    allowConsole(/status of 404/);
    await signIn(page, 'admin', paths.memberEdit(2));
    await page.getByRole('textbox', { name: t('members:field.engName') }).fill(engName);
    await page.getByRole('textbox', { name: t('members:field.jpName') }).fill(jpName);
    await page.getByRole('button', { name: t('members:edit.submit'), exact: true }).click();
    await expect(page).toHaveURL(paths.memberListAfterSave);

    await openCard(page, t('shell:menu.staffCard'));
    await choosePerson(page, t('card:card.person'), 'Montgomery');
    for (const name of [engName, jpName]) {
      const line = page.getByRole('group', { name: t('card:card.preview') }).getByText(name, { exact: true });
      await expect(line).toBeVisible();
      expect(await line.evaluate((box) => box.scrollWidth <= box.clientWidth), `${name} fits`).toBe(true);
    }
    const download = page.getByRole('button', { name: t('card:card.download') });
    await expect(download).toBeEnabled();
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    // White letters on the dark foot, at the height of each of the four lines.
    const bytes = await readBytes(file);
    for (const [line, top, height] of [
      ['Japanese name', 240, 24],
      ['English name', 266, 24],
      ['position', 306, 20],
      ['ID', 334, 20],
    ] as const) {
      const points = Array.from({ length: 295 * height }, (_, index) => {
        return [2 * (index % 295), 2 * (top + Math.floor(index / 295))] as const;
      });
      const { colours } = await readPicture(page, bytes, points);
      const white = colours.filter(([red = 0, green = 0, blue = 0]) => Math.min(red, green, blue) > 230);
      expect(white.length, `the ${line} is printed`).toBeGreaterThan(40);
    }
  },
);

test(
  'a photo is cropped, placed and kept by keyboard while a service fails [CD-2, CD-3]',
  ONCE,
  async ({ page, t, signIn, allowConsole, expectAccessible }) => {
    allowConsole(/status of (404|500)/);
    await signIn(page, 'admin', `${paths.card}?mock=500@remove-background!once,500@enhance!once`);
    const buffer = await drawPortrait(page, 'image/png');
    await page.locator('input[type=file]').setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer });
    const photo = page.getByRole('img', { name: t('card:photo.alt') });
    await expect(photo).toBeVisible();
    const before = await photo.getAttribute('src');

    for (const [tool, problem] of [
      ['card:tool.removeBackground', 'card:problem.removeBackground'],
      ['card:tool.retouch', 'card:problem.retouch'],
    ] as const) {
      const button = page.getByRole('button', { name: t(tool), exact: true });
      await button.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: t(problem) })).toBeVisible();
      await expect(photo).toHaveAttribute('src', before ?? '');
      await expect(button).toBeFocused();
    }

    await page.getByRole('button', { name: t('card:tool.crop'), exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: t('card:crop.title') });
    const zoom = dialog.getByRole('slider', { name: t('card:crop.zoom') });
    await expect(zoom).toHaveAttribute('aria-valuenow', '1');
    await zoom.press('PageUp');
    await expect(zoom).not.toHaveAttribute('aria-valuenow', '1');
    await zoom.press('Home');
    await expect(zoom).toHaveAttribute('aria-valuenow', '1');
    const left = dialog.getByRole('button', { name: t('card:crop.move.left') });
    for (let press = 0; press < 9; press += 1) await left.press('Enter');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('card:crop.apply') }).press('Enter');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: t('card:photo.place') }).press('Enter');
    await expect(page.getByText(t('card:card.placed'))).toBeAttached();

    // The photo is moved to the left: the wall is now in the place of the face's right half.
    const placed = page.getByRole('img', { name: t('card:card.photo') });
    const bytes = Buffer.from((await placed.getAttribute('src'))?.split(',')[1] ?? '', 'base64');
    const { width, colours } = await readPicture(page, bytes, [
      [170, 170],
      [10, 170],
      [330, 170],
    ]);
    expect(width).toBe(339);
    expectColour(colours[0], [30, 120, 220, 255]);
    expectColour(colours[1], [230, 180, 140, 255]);
    expectColour(colours[2], GREY);
  },
);

test(
  'a photo is upright, and does not contain the place where it was taken [CD-2]',
  ONCE,
  async ({ page, t, signIn }) => {
    await signIn(page, 'admin');
    await openCard(page, t('shell:menu.staffCard'));
    const jpeg = await drawPortrait(page);
    // The camera was held sideways (6), and notes a place.
    const exif = Buffer.from(
      '45786966000049492a0008000000010012010300010000000600000000000000' +
        Buffer.from('GPS 16.84N').toString('hex'),
      'hex',
    );
    const length = Buffer.from([(exif.length + 2) >> 8, (exif.length + 2) & 0xff]);
    const buffer = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xe1]),
      length,
      exif,
      jpeg.subarray(2),
    ]);
    await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('card:photo.download') }).click(),
    ]);
    const png = await readBytes(file);
    expect(await readPicture(page, png, [])).toMatchObject({ width: 800, height: 600 });
    expect(png.includes('GPS')).toBe(false);
    expect(png.includes('Exif')).toBe(false);
  },
);
