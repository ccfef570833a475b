import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { paths } from '../src/config/paths';
import { expect, LOST_PHOTO, ONCE, test } from './support/app-fixture';

/** The text of each sheet that the page prints. */
async function printSheets(page: Page): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })), verbosity: 0 })
    .promise;
  const sheets: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    sheets.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return sheets;
}

/** Compares texts without blanks and widths, because a PDF splits lines. */
const normalize = (text: string) => text.normalize('NFKC').replace(/\s+/g, '');

const LISTS = [
  {
    path: paths.memberList,
    headings: ['Name', 'Phone number', 'E-mail', 'Address'],
    rows: 30,
    nameColumn: 2,
  },
  { path: paths.leaveRecords, headings: ['English name', 'Japanese name'], rows: 26, nameColumn: 1 },
  { path: paths.fines, headings: ['Employee', 'Date', 'Time', 'Total'], rows: 23, nameColumn: 2 },
];

for (const { path, headings, rows, nameColumn } of LISTS) {
  test(
    `prints all rows of ${path}, its headings on each sheet, and no controls`,
    ONCE,
    async ({ page, t, signIn, allowConsole }) => {
      allowConsole(LOST_PHOTO);
      await signIn(page, 'admin', `${path}?size=20&mock=frozen:2026-11-20`);
      const table = page.locator('tbody').last();
      const nameCells = table.locator(`td:nth-child(${nameColumn})`);
      await expect(nameCells.last()).toHaveText(/\w/);
      await expect(nameCells).toHaveCount(20);
      const names = await nameCells.allInnerTexts();
      await page.goto(`${path}?size=20&page=2`);
      await expect(nameCells).toHaveCount(rows - 20);
      await expect(nameCells.last()).toHaveText(/\w/);
      names.push(...(await nameCells.allInnerTexts()));

      await page.goto(path);
      await expect(table).toContainText(names[0]?.split('\n')[0] ?? '');
      await expect(table.locator('tr')).toHaveCount(10);
      const sheets = await printSheets(page);
      const text = normalize(sheets.join());
      for (const name of names) expect(text).toContain(normalize(name));
      expect(sheets.length).toBeGreaterThan(1);
      for (const sheet of sheets)
        for (const heading of headings) expect(normalize(sheet)).toContain(normalize(heading));
      for (const control of [
        t('exporting:export'),
        t('common:table.rowsPerPage'),
        t('common:label.action'),
        t('common:table.searchHint'),
      ])
        expect(text).not.toContain(normalize(control));
    },
  );
}
