import { paths } from '../src/config/paths';
import { expect, ONCE_IN_JAPANESE, test } from './support/app-fixture';

const HEADS =
  'スタッフID,氏名（英字）,氏名（日本語）,ユーザー名,メールアドレス,電話番号,住所,役職,権限,正社員登用日';
const person = (number: number, email: string) =>
  `SG-90${number},New ${number},新${'ー'.repeat(number)},new${number},${email},090-1234-567${number},東京,シニアエンジニア,一般メンバー,2026/4/1`;

/** Two new people, one of them with an error, and an existing one. */
const FILE = [HEADS, person(1, 'new1@example.com'), person(2, 'new2'), 'SG-0004,,,,,,Mandalay,,,'].join(
  '\r\n',
);

test(
  'a file of people is corrected in a cell by keyboard and sent, and known people are skipped',
  ONCE_IN_JAPANESE,
  async ({ page, t, signIn, expectAccessible }) => {
    await signIn(page, 'admin', `${paths.memberList}?mock=frozen:2026-11-20`);
    await page.getByRole('link', { name: t('members:list.import') }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: t('importing:file.choose') }).click();
    await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });

    const grid = page.getByRole('grid', { name: t('importing:grid.label') });
    const row = (line: number, state: string) =>
      grid.getByRole('rowheader', { name: t('importing:grid.row', { line, state }) });
    await expect(row(2, t('importing:rowAction.create'))).toBeVisible();
    await expect(row(3, t('importing:state.problems', { count: 1 }))).toBeVisible();
    await expect(row(4, t('importing:why.stored'))).toBeVisible();
    await expectAccessible(page);

    await row(2, t('importing:rowAction.create')).focus();
    await page.keyboard.press('ArrowDown');
    for (let column = 0; column < 5; column += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const editor = page.getByRole('dialog', {
      name: t('importing:editor.cell', { line: 3, field: t('members:field.email') }),
    });
    await expect(editor).toContainText(t('validation:email', { field: t('members:field.email') }));
    await expectAccessible(page);
    await editor.getByRole('textbox').fill('new2@example.com');
    await page.keyboard.press('Enter');
    await expect(editor).toHaveCount(0);
    await expect(grid.getByRole('gridcell', { name: 'new2@example.com' })).toBeFocused();

    const send = page.getByRole('button', { name: t('importing:send.go', { count: 2 }) });
    await send.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('importing:send.go', { count: 2 }) })
      .click();
    await expect(page.getByText(t('importing:run.ended', { saved: 2, left: 0 }))).toBeVisible();
    await expect(
      page.getByRole('heading', { name: t('importing:handed.title', { count: 2 }) }),
    ).toBeVisible();
    await expect(row(4, t('importing:why.stored'))).toBeVisible();
    await expectAccessible(page);
    const calls = await page.evaluate(() =>
      (window.mockApi?.log() ?? [])
        .map(({ path }) => path)
        .filter((path) => /staff\/(create|update)$/.test(path)),
    );
    expect(calls).toHaveLength(2);
    expect(await page.evaluate(() => Object.values(localStorage).join())).not.toMatch(/"password":"[^"]/);
  },
);
