import { paths } from '../src/config/paths';
import { formatHours } from '../src/i18n/format';
import { expect, ONCE, test } from './support/app-fixture';

/** A Friday. */
const FROZEN = 'frozen:2026-11-20';
/** A Monday without records. */
const DATE = '2026-11-23';

test(
  'half hours, a setting, leave and a member are saved on a server of another variant, which is remembered',
  ONCE,
  async ({ page, t, lang, signIn, allowConsole }) => {
    allowConsole(/status of 422/);
    const submit = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const choose = async (name: string, typed: string) => {
      await page.getByRole('combobox', { name }).click();
      await page.getByRole('combobox', { name }).fill(typed);
      await page.getByRole('option', { name: new RegExp(typed) }).click();
    };
    const chooseWork = async () => {
      await choose(t('reporting:work.project'), 'SCH03');
      await choose(t('reporting:work.task'), '05');
    };
    /** The creates since the page was loaded: true for each with seconds. */
    const readCreates = () =>
      page.evaluate(() =>
        window.mockApi
          ?.log()
          .filter(({ path }) => path.endsWith('/task-performance/create'))
          .map(({ body }) => JSON.stringify(body).includes('08:30:00')),
      );

    await signIn(page, 'user', `${paths.reporting}?dates=${DATE}&mock=${FROZEN},strict`);
    await chooseWork();
    await submit(t('reporting:submitHours', { hours: formatHours(8, lang) }));
    await expect(page.getByText(t('toasts:workingHour.filled'))).toBeVisible();
    expect(await readCreates()).toEqual([true, false]);

    await page.goto(`${paths.reporting}?dates=2026-11-24`);
    const recorded = page.getByRole('list', { name: t('reporting:day.recorded') });
    await expect(recorded.getByText('SCH03')).toHaveCount(0);
    await chooseWork();
    await submit(t('reporting:submitHours', { hours: formatHours(8, lang) }));
    await expect(page.getByText(t('toasts:workingHour.filled'))).toBeVisible();
    await expect(recorded.getByText('SCH03')).toHaveCount(2);
    // Remembered for this server: the second one is taken at once.
    expect(await readCreates()).toEqual([false]);

    await page.goto(`${paths.reportingSetting}?weekday=6`);
    await page
      .getByRole('button', { name: t('reporting:setting.edit') })
      .first()
      .click();
    await chooseWork();
    await submit(t('reporting:setting.submit'));
    await expect(page.getByText(t('toasts:setting.saved'))).toBeVisible();
    await expect(page.getByText('SCH03')).toHaveCount(2);

    await page.goto(paths.leaveRegistration);
    await page.getByRole('switch', { name: t('leave:field.multiple') }).press('Space');
    await page.getByRole('textbox', { name: t('leave:field.multiDate') }).press('Enter');
    const calendar = page.getByRole('dialog', { name: t('leave:dates.calendar') });
    for (const day of ['10', '11']) {
      await calendar.locator(`[data-date="2026-11-${day}"]`).press('Enter');
    }
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: t('leave:field.reason') }).fill('Two days off');
    await submit(t('leave:submit.existing'));
    await expect(page.getByText(t('toasts:leave.created'))).toBeVisible();
    const leaves = page.getByRole('table', { name: t('leave:list.leaves') });
    await expect(leaves.getByRole('row').filter({ hasText: 'Two days off' })).toHaveCount(2);

    await page.goto(paths.memberEdit(4));
    await page.getByRole('textbox', { name: t('members:field.address') }).fill('Strand Road');
    await submit(t('members:edit.submit'));
    await expect(page.getByText(t('toasts:member.updated'))).toBeVisible();
  },
);
