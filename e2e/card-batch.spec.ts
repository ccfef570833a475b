import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { paths } from '../src/config/paths';
import { expect, LOST_PHOTO, ONCE, test } from './support/app-fixture';

/** CSS px of a millimetre, by definition. */
const PX = 96 / 25.4;

/** The size of each printed sheet, and the place and size of its cards relative to the sheet, in mm. */
function measureSheets(page: Page) {
  return page.evaluate((px) => {
    const inMm = (element: Element, origin?: DOMRect) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const values = [x - (origin?.x ?? 0), y - (origin?.y ?? 0), width, height];
      return values.map((value) => Math.round((value / px) * 100) / 100);
    };
    const sheets = [...document.querySelectorAll('[data-print-sheets] [data-sheet]')];
    return sheets.map((sheet) => {
      const origin = sheet.getBoundingClientRect();
      const cards = [...sheet.querySelectorAll('[data-card]')];
      return { size: inMm(sheet).slice(2), cards: cards.map((card) => inMm(card, origin)) };
    });
  }, PX);
}

/** The name, the size in px and the dots per inch of each uncompressed PNG in a ZIP file. */
function picturesIn(zip: Buffer) {
  const found = [];
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const nameEnd = at + 30 + zip.readUInt16LE(at + 26);
    const name = zip.toString('utf8', at + 30, nameEnd);
    const start = nameEnd + zip.readUInt16LE(at + 28);
    const width = zip.readUInt32BE(start + 16);
    const height = zip.readUInt32BE(start + 20);
    found.push({ name, width, height, dpi: Math.round(zip.readUInt32BE(start + 41) * 0.0254) });
    // The length of a file follows its content, after a signature.
    at = zip.indexOf(Buffer.from([0x50, 0x4b, 0x07, 0x08]), start) + 16;
  }
  return found;
}

test(
  'the cards of many members are printed in their true size, and saved as pictures [BY-15]',
  ONCE,
  async ({ page, t, signIn, expectAccessible, allowConsole }) => {
    // A page loads all of its pictures before it is printed.
    allowConsole(LOST_PHOTO);
    await page.addInitScript(() => {
      window.addEventListener('beforeprint', () => {
        document.title = 'printed';
      });
    });
    await signIn(page, 'admin', `${paths.card}?mock=frozen:2026-11-20&view=many&format=id1`);
    for (const name of ['Tanaka Misaki', 'Zaw Lin Htet', 'Sato Kenta']) {
      await page.getByRole('checkbox', { name: t('members:many.select', { name }) }).press('Space');
    }
    const sheet = page.locator('#content [data-sheet]');
    await expect(sheet.locator('[data-card] img[src^="data:image"][alt]:not([alt=""])')).toHaveCount(3);
    await expectAccessible(page);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('cards:pictures') }).press('Enter'),
    ]);
    const id1 = { width: 638, height: 1011, dpi: 300 };
    expect(picturesIn(await readFile(await download.path()))).toEqual([
      { name: 'SG-0002 Tanaka Misaki.png', ...id1 },
      { name: 'SG-0005 Sato Kenta.png', ...id1 },
      { name: 'SG-0006 Zaw Lin Htet.png', ...id1 },
    ]);

    await page.getByRole('button', { name: t('cards:print'), exact: true }).press('Enter');
    await expect(page).toHaveTitle('printed');
    await page.emulateMedia({ media: 'print' });
    const first = 14.03;
    const second = 78.01;
    const third = 141.99;
    expect(await measureSheets(page)).toEqual([
      {
        size: [210, 297],
        cards: [first, second, third].map((x) => [x, expect.closeTo(10.1, 1), 53.98, 85.6]),
      },
    ]);
    expect(await page.locator('#root').isVisible()).toBe(false);
  },
);
