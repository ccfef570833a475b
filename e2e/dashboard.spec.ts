import { readFile } from 'node:fs/promises';
import { paths } from '../src/config/paths';
import { formatHours } from '../src/i18n/format';
import { expect, LOST_PHOTO, ONCE, test } from './support/app-fixture';
import { writes } from './support/timeline';

const CLOCK = 'mock=frozen:2026-11-20';

test(
  'administrators see three charts, each also as a table and an image [DB-1]',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    await signIn(page, 'admin', `${paths.dashboard}?${CLOCK}`);
    await expect(page.locator('canvas')).toHaveCount(3);
    await expectAccessible(page);

    const title = t('dashboard:menPower.title');
    const panel = page.getByRole('region', { name: title, exact: true }).first();
    const saved = page.waitForEvent('download');
    await panel.getByRole('button', { name: t('dashboard:chart.download', { title }) }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`${title}_2026-11-20.png`);
    const image = await readFile(await download.path());
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect(image.length).toBeGreaterThan(10_000);

    // Paper is light, and the browser prints at once: the charts must be drawn for paper during the event.
    await page.getByRole('button', { name: t('shell:theme.toDark') }).click();
    const isDrawn = await page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      return [...document.querySelectorAll('canvas')].map((canvas) => {
        const picture = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
        return picture?.data.some((part) => part > 0);
      });
    });
    expect(isDrawn).toEqual([true, true, true]);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

    await page.getByRole('button', { name: t('dashboard:chart.asTable'), exact: true }).press('Enter');
    const table = page.getByRole('table', { name: title });
    await expect(table.getByRole('row')).toHaveCount(9);
    await expect(page.locator('canvas')).toHaveCount(0);
    await page.getByRole('button', { name: t('dashboard:chart.asChart'), exact: true }).press('Enter');
    await expect(page.locator('canvas')).toHaveCount(3);
  },
);

test(
  'staff see their own balance, leave and fines [DB-2, DB-3]',
  ONCE,
  async ({ page, t, signIn, expectAccessible }) => {
    await signIn(page, 'user', `${paths.dashboard}?${CLOCK}`);
    await expect(page.getByRole('progressbar')).toHaveCount(5);
    const fines = page.getByRole('table', { name: t('dashboard:fines.title') });
    await expect(fines.getByRole('img', { name: t('fines:count.warning') }).first()).toBeVisible();
    await expect(
      page.getByRole('table', { name: t('dashboard:leaves.title') }).getByRole('row'),
    ).not.toHaveCount(1);
    await expectAccessible(page);
  },
);

test(
  'a newcomer records a missing day, and today, with two presses each',
  ONCE,
  async ({ page, t, lang, signIn }) => {
    let presses = 0;
    const press = (role: 'button' | 'link', name: string | RegExp) => {
      presses += 1;
      return page
        .getByRole(role, { name, exact: typeof name === 'string' })
        .first()
        .click();
    };
    const save = async () => {
      await press('button', t('painter:bar.save'));
      await expect(page.getByText(t('painter:bar.saved'))).toBeVisible();
      expect(await writes(page)).toEqual([{ path: 'create', count: 16 }]);
      expect(presses).toBe(2);
      presses = 0;
    };

    await signIn(page, 'user', `${paths.dashboard}?${CLOCK}`);
    await press('link', new RegExp(`^${t('dashboard:month.fillHours', { hours: formatHours(8, lang) })}`));
    await expect(page.getByRole('status', { name: t('painter:bar.label') })).toContainText('16');
    await save();

    // The view used last opens again.
    await page.goto(`${paths.reporting}?view=paint`);
    await press('button', t('painter:fill.rest'));
    await save();
  },
);

test('a part-timer has the same balance on the dashboard and in the recording status, down to its days', async ({
  page,
  context,
  t,
  signIn,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(LOST_PHOTO);
  const pattern = { staff_no: 'SG-0004', from: '2026-11-01', hours: [8, 8, 0, 8, 8, 0, 0] };
  const file = '**/work-patterns.json';
  await context.route(file, (route) => route.fulfill({ json: [pattern] }));

  await signIn(page, 'user', `${paths.dashboard}?${CLOCK}`);
  const panel = page.getByRole('region', { name: t('dashboard:hoursBalance.title'), exact: true });
  await panel.getByRole('button', { expanded: false }).click();
  const cells = panel.getByRole('table').getByRole('row').nth(1).getByRole('cell');
  // On three Wednesdays nothing is due, and two of them are recorded.
  await expect(cells.nth(2)).toHaveText('85');
  await expect(cells.nth(3)).toHaveText('+21');
  await cells.first().getByRole('button').click();
  await expect(page).toHaveURL(/balance=2026-11/);
  await expectAccessible(page);

  await signIn(page, 'admin', `${paths.weeklyWorkTime}?view=closing&${CLOCK}`);
  await page.getByRole('searchbox', { name: t('closing:show.search') }).fill('sg 0004');
  const people = page.getByRole('grid').locator('[role=rowgroup] > [role=row]');
  await expect(people).toHaveCount(1);
  const balance = people.getByRole('gridcell').nth(-1);
  await expect(balance).toHaveText('+21');
  await balance.click();
  await expect(page).toHaveURL(/members\/4\?balance=2026-11/);
  await expect(cells.nth(3)).toHaveText('+21');
  await expect(panel.getByRole('link')).toHaveCount(14);
  await context.unroute(file);
});
