import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { renderPage, setScenario } from './report-page-steps';

const BOARD = `${paths.weeklyWorkTime}?view=closing&month=2026-09`;

beforeAll(() => import('@/features/month-end/pages/month-end-page'));

/** The names on the board, from the top. */
const names = () =>
  [...document.querySelectorAll('[role=rowgroup] [role=rowheader] a')].map(({ textContent }) => textContent);
const inOrder = () =>
  mockApi
    .rows('staff')
    .filter(({ deleted_at: left }) => !left)
    .map(({ eng_name: name }) => name)
    .slice(0, 3);
const head = () => screen.getByRole('region', { name: 'State of the month' });
const count = () =>
  [...document.querySelectorAll('[role=rowheader] a + *')].filter((mark) => mark.textContent !== '?').length;

function expectNothingCounted() {
  expect(head()).not.toHaveTextContent(/complete|missing$/);
  expect(count()).toBe(0);
  expect(names().slice(0, 3)).toEqual(inOrder());
  expect(screen.getByRole('button', { name: /^Copy reminder$/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Problems only').closest('button')).not.toHaveTextContent(/\d/);
}

it.each(['getAllHour', 'leave-record', 'employee-skill-sheet'])(
  'counts, sorts and sends nothing on the board before %s has arrived',
  async (part) => {
    await renderPage(BOARD, { scenario: `held@${part}` });
    await waitFor(() => expect(names().length).toBeGreaterThan(3));
    await waitFor(() => expect(mockApi.log().some(({ path }) => path.includes(part))).toBe(true));
    expectNothingCounted();
    setScenario('');
    expect(await screen.findByText('people complete')).toBeInTheDocument();
    expect(count()).toBeGreaterThan(0);
  },
);

it('reports failed reads at its head, shows recorded hours without counting, and tries again', async () => {
  await renderPage(BOARD, { scenario: '500@getAllHour' });
  expect(await within(head()).findByText(/^Hours on deleted projects could not be read/)).toBeInTheDocument();
  expectNothingCounted();
  // The board shows the recorded hours of a day, and nothing about missing ones.
  const days = [...document.querySelectorAll('[role=rowgroup] [role=gridcell]')];
  expect(days.map(({ textContent }) => textContent)).toContain('8');
  expect(days.some((day) => /missing|complete/.test(day.getAttribute('aria-label') ?? ''))).toBe(false);
  setScenario('');
  fireEvent.click(within(head()).getByText('Try again'));
  expect(await screen.findByText('people complete')).toBeInTheDocument();
  expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
});

it('does not wait for figures whose hours could not be read', async () => {
  await renderPage(BOARD, { scenario: '500@project-hour' });
  expect(await screen.findByText(/^Something went wrong on the server/)).toBeInTheDocument();
  expect(head().querySelectorAll('p')).toHaveLength(0);
  setScenario('');
  fireEvent.click(screen.getByText('Try again'));
  expect(await screen.findByText('people complete')).toBeInTheDocument();
});

it('counts nothing in the month-end check before all reads have arrived, and names what is missing', async () => {
  await renderPage(`${paths.monthEnd}?month=2026-09`, { scenario: '500@getAllHour', language: 'ja' });
  const point = within(await screen.findByRole('region', { name: '作業時間' }));
  expect(
    await point.findByText(/^削除されたプロジェクトの作業時間を読み込めませんでした/),
  ).toBeInTheDocument();
  expect(point.getByText('不明')).toBeInTheDocument();
  expect(point.queryByText(/不足/)).not.toBeInTheDocument();
  setScenario('');
  fireEvent.click(point.getByText('再試行'));
  expect(await point.findByText(/^\d+名に未入力/)).toBeInTheDocument();
});

it.each([
  [paths.weeklyWorkTime, 'getAllHour'],
  [paths.employeeReports, 'project-hour'],
  [paths.menPower, 'men-power'],
  [paths.projectHoursByDate, 'getAllHour'],
])('shows no total on %s before the response or after a failure', async (path, part) => {
  await renderPage(path, { scenario: `500@${part}` });
  await screen.findAllByText('Try again');
  expect(screen.queryByText(/Total/)).not.toBeInTheDocument();
  mockApi.clearLog();
  setScenario(`held@${part}`);
  for (const button of screen.getAllByText('Try again')) fireEvent.click(button);
  await waitFor(() => expect(mockApi.log().some((call) => call.path.includes(part))).toBe(true));
  expect(screen.queryByText(/Total/)).not.toBeInTheDocument();
  setScenario('');
  expect((await screen.findAllByText(/Total: [1-9]/)).length).toBeGreaterThan(0);
});
