import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';

/** The text of each sheet that the page prints. */
async function printed(page: Page): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })), verbosity: 0 })
    .promise;
  const sheets: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    sheets.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return sheets;
}

const closeUp = (text: string) => text.normalize('NFKC').replace(/\s+/g, '');

const LISTS = [
  { path: paths.memberList, heads: ['Name', 'Phone number', 'E-mail', 'Address'], rows: 30, nameAt: 2 },
  { path: paths.leaveRecords, heads: ['English name', 'Japanese name'], rows: 26, nameAt: 1 },
  { path: paths.fines, heads: ['Employee', 'Date', 'Time', 'Total'], rows: 23, nameAt: 2 },
];

for (const { path, heads, rows, nameAt } of LISTS) {
  test(
    `prints all rows of ${path}, its headings on each sheet, and no controls`,
    ONCE,
    async ({ page, t, signIn, allowConsole }) => {
      allowConsole(/lost-photo/);
      await signIn(page, 'admin', `${path}?size=20&mock=frozen:2026-11-20`);
      const table = page.locator('tbody').last();
      const namesAt = table.locator(`td:nth-child(${nameAt})`);
      await expect(namesAt.last()).toHaveText(/\w/);
      await expect(namesAt).toHaveCount(20);
      const names = await namesAt.allInnerTexts();
      await page.goto(`${path}?size=20&page=2`);
      await expect(namesAt).toHaveCount(rows - 20);
      await expect(namesAt.last()).toHaveText(/\w/);
      names.push(...(await namesAt.allInnerTexts()));

      await page.goto(path);
      await expect(table).toContainText(names[0]?.split('\n')[0] ?? '');
      await expect(table.locator('tr')).toHaveCount(10);
      const sheets = await printed(page);
      const text = closeUp(sheets.join());
      for (const name of names) expect(text).toContain(closeUp(name));
      expect(sheets.length).toBeGreaterThan(1);
      for (const sheet of sheets) for (const head of heads) expect(closeUp(sheet)).toContain(closeUp(head));
      for (const control of [
        t('exporting:export'),
        t('common:table.rowsPerPage'),
        t('common:label.actions'),
        t('common:table.searchHint'),
      ])
        expect(text).not.toContain(closeUp(control));
    },
  );
}
