import type { Locator, Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { expect, LOST_PHOTO, ONCE, test } from './support/app-fixture';

/** A Friday. */
const CLOCK = 'mock=frozen:2026-11-20';

/** Presses elements and counts the presses, because a newcomer has to find each element. */
function createPressCounter() {
  let count = 0;
  return {
    press: async (element: Locator) => {
      count += 1;
      await element.click();
    },
    count: () => count,
  };
}

const navigation = (page: Page, name: string) => page.getByRole('navigation', { name });

test('leave is registered from the dashboard in at most six presses', ONCE, async ({ page, t, signIn }) => {
  await signIn(page, 'user', `${paths.dashboard}?${CLOCK}`);
  const { press, count } = createPressCounter();
  const menu = navigation(page, t('shell:navigation'));
  await press(menu.getByRole('link', { name: t('shell:menu.registerLeave') }));
  await press(page.getByRole('textbox', { name: t('leave:field.leaveDate') }));
  await page.keyboard.type('2026/11/27');
  await press(page.getByRole('combobox', { name: t('leave:field.duration') }));
  await press(page.getByRole('option', { name: t('leave:duration.fullDay') }));
  await press(page.getByRole('textbox', { name: t('leave:field.reason') }));
  await page.keyboard.type('A day in the mountains');
  await press(page.getByRole('button', { name: t('leave:submit.existing'), exact: true }));
  await expect(page.getByText(t('toasts:leave.created'))).toBeVisible();
  await expect(
    page.getByRole('table', { name: t('leave:list.leaves') }).getByText('A day in the mountains'),
  ).toBeVisible();
  expect(count()).toBeLessThanOrEqual(6);
});

test(
  'a month is closed from the dashboard in at most eight presses',
  ONCE,
  async ({ page, t, signIn, allowConsole }) => {
    allowConsole(LOST_PHOTO);
    await signIn(page, 'admin', `${paths.dashboard}?${CLOCK}`);
    const { press, count } = createPressCounter();
    await press(
      navigation(page, t('shell:navigation')).getByRole('link', { name: t('shell:menu.monthEnd') }),
    );
    await press(page.getByRole('button', { name: t('common:date.previousMonth') }));
    await press(page.getByRole('link', { name: t('settling:hours.link') }));
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goBack();
    const payroll = page.getByRole('region', { name: t('settling:payroll.title'), exact: true });
    await press(payroll.getByRole('button', { name: t('exporting:payroll.label') }));
    await press(page.getByRole('menuitem', { name: t('exporting:type.xlsx') }));
    const saved = page.waitForEvent('download');
    await press(page.getByRole('dialog').getByRole('button', { name: t('exporting:export') }));
    await saved;
    await expect(payroll.getByText(t('settling:state.done'))).toBeVisible();
    expect(count()).toBeLessThanOrEqual(8);
  },
);
