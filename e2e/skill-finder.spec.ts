import { paths } from '../src/config/paths';
import { expect, LOST_PHOTO, ONCE_IN_JAPANESE, test } from './support/app-fixture';
import { chooseExport, download } from './support/saved-workbook';

test(
  'people are found by their skills by keyboard, compared and exported as a workbook [BY-13]',
  ONCE_IN_JAPANESE,
  async ({ page, t, signIn, expectAccessible, allowConsole }) => {
    allowConsole(LOST_PHOTO);
    await signIn(page, 'admin', `${paths.skillList}?mock=frozen:2026-11-20`);
    await page.getByRole('link', { name: t('skills:list.asMatrix') }).press('Enter');
    const grid = page.getByRole('grid');
    const isMatch = page.getByRole('rowheader', { name: t('finder:row.match', { name: '' }) });
    const matches = grid.getByRole('row').filter({ has: isMatch });
    await expect(grid.getByText('◎').first()).toBeVisible();

    const add = page.getByRole('combobox', { name: t('finder:condition.add') });
    await add.focus();
    await page.keyboard.type('react ○');
    await page.keyboard.press('Enter');
    await page.keyboard.type('n4');
    await page.keyboard.press('Enter');
    await expect(add).toBeFocused();
    await expect(page).toHaveURL(/view=matrix&skill=5\.3&japanese=4/);
    await expect(page.getByText(t('finder:match', { count: 3 }))).toBeVisible();
    await expect(matches).toHaveCount(3);
    await expectAccessible(page);

    // The grid is one tab stop: from its first cell to the first match, chosen by the space bar.
    await grid.locator('[tabindex="0"]').focus();
    for (const row of [0, 2]) {
      await expect(matches.nth(row).getByRole('rowheader')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(matches.nth(row)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
    }
    await page.getByRole('button', { name: t('finder:compare.open', { people: 2 }) }).press('Enter');
    const title = page.getByRole('heading', { name: t('finder:compare.title', { count: 2 }) });
    await expect(title).toBeFocused();
    await expect(page.locator('canvas')).toBeVisible();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.filter({ hasText: 'React' }).getByText(/^[★◎○□△]$/)).toHaveText(['◎', '○']);
    await expectAccessible(page);
    await page.goBack();
    await expect(matches).toHaveCount(3);

    const button = page.getByRole('button', { name: t('exporting:export'), exact: true });
    const { name, sheet } = await download(page, () => chooseExport(button, t('exporting:type.xlsx')));
    const conditions = ['React ≥ ○', t('finder:condition.japanese', { level: 'N4' })];
    expect(name).toBe(`${[t('finder:sheet.title'), '2026-11-20', ...conditions].join('_')}.xlsx`);
    const findColumn = (heading: string) => {
      const cells = sheet.getRow(1).values as unknown[];
      return cells.indexOf(heading);
    };
    const matchCells = Array.from(
      { length: 5 },
      (_, index) => sheet.getCell(index + 2, findColumn(t('finder:sheet.match'))).text,
    );
    expect(matchCells).toEqual([...Array<string>(3).fill(t('finder:sheet.yes')), '', '']);
    expect(sheet.getCell(2, findColumn('React')).text).toBe('◎');
    // The headings, 30 people, and the foot with the number of people for each skill.
    expect(sheet.rowCount).toBe(32);
  },
);
