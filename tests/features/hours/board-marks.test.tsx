import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { clearChecks } from '../../support/clear-checks';
import { frozen } from '../../support/frozen';
import { storeCheck } from './check-in-tables';
import { renderPage } from './report-page-steps';

const BOARD = `${paths.weeklyWorkTime}?view=closing&month=2026-10`;
const HNIN = 4;
const LATE = { timeout: 20_000 };

const hoursOn = (date: string) =>
  mockApi.rows('task_performance').filter((slot) => slot.staff_id === HNIN && slot.date === date).length / 2;

afterEach(clearChecks);

beforeEach(async () => {
  mockApi.setScenario(frozen());
  // At the check one hour more was recorded on the 7th, and two on the 8th.
  await storeCheck('2026-10', [
    { staffId: HNIN, date: '2026-10-07', hours: 1 },
    { staffId: HNIN, date: '2026-10-08', hours: 2 },
  ]);
});

it('says of each person how many days changed since the check, and shows them alone', async () => {
  const { user } = await renderPage(BOARD);
  const head = await screen.findByLabelText(/^Hnin Yu Wai, .+, 2 days changed since the check$/, {}, LATE);
  const wednesday = hoursOn('2026-10-07');
  const thursday = hoursOn('2026-10-08');
  expect(within(head).getByTitle(/changed since the check/)).toHaveAttribute(
    'title',
    `2 days changed since the check\nWed 7 Oct: ${wednesday + 1} hrs → ${wednesday} hrs\nThu 8 Oct: ${thursday + 2} hrs → ${thursday} hrs`,
  );
  expect(screen.getAllByLabelText(/ days? changed since the check$/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Changed since checked/ }));
  await waitFor(() => expect(screen.getByText('1 person shown')).toBeInTheDocument());
  expect(window.location.search).toContain('show=changed');
});

it('offers no such choice for a month without a check', async () => {
  await renderPage(`${paths.weeklyWorkTime}?view=closing&month=2026-09&show=changed`, { language: 'ja' });
  expect(await screen.findByText('名が入力済み', {}, LATE)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^確認後に変更/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('row').length).toBeGreaterThan(5);
});

it('says the same on a phone, where it leads to the list of changes', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query.includes('max-width'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  await renderPage(BOARD, { language: 'ja' });
  const link = await screen.findByRole('link', { name: '確認後に変更 2日' }, LATE);
  expect(link).toHaveAttribute('href', `${paths.monthEnd}?month=2026-10`);
  expect(
    screen.getByText(new RegExp(`^10月7日.*月の確認時は${hoursOn('2026-10-07') + 1}時間$`)),
  ).toBeInTheDocument();
});
