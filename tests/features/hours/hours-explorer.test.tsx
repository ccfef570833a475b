import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '@/config/paths';
import { joinDateQueries } from '@/features/members/api/join-date-queries';
import { mockApi } from '@/mock-api/node';
import { goTo } from '../../support/go-to';
import { boardInTables } from './board-in-tables';
import { bodiesSentTo, renderPage, setScenario } from './report-page-steps';

const EXPLORER = `${paths.reports}?view=explorer`;

// The page of a day is large: it is loaded before the tests.
beforeAll(() => import('@/features/reporting/pages/reporting-page'));

type Slot = ReturnType<typeof mockApi.rows<'task_performance'>>[number];

/** Hours by the names of rows and columns, counted in the tables of the server without anything of the application. */
function hoursInTables(
  getRow: (slot: Slot) => string,
  getColumn: (slot: Slot) => string,
  isIn = (_slot: Slot) => true,
) {
  const sums: Record<string, number> = {};
  for (const slot of mockApi.rows('task_performance')) {
    if (!isIn(slot)) continue;
    const key = `${getRow(slot)} / ${getColumn(slot)}`;
    sums[key] = (sums[key] ?? 0) + 0.5;
  }
  return sums;
}

const findProject = ({ project_id: id }: Slot) => {
  const row = mockApi.rows('projects').find((project) => project.id === id);
  return row && !row.deleted_at ? row.eng_name : 'Deleted projects';
};
const findMember = ({ staff_id: id }: Slot) =>
  mockApi.rows('staff').find((row) => row.id === id)?.eng_name ?? '';
const isAlive = ({ staff_id: id }: Slot) => !mockApi.rows('staff').find((row) => row.id === id)?.deleted_at;

/** The figures on the page that are not nothing, by the heads of their rows and columns. */
function hoursOnPage() {
  const heads = [...document.querySelectorAll('[role=grid] [role=columnheader]')].map(
    (head) => head.getAttribute('aria-label') ?? '',
  );
  const figures: Record<string, number> = {};
  for (const row of document.querySelectorAll('[role=rowgroup] > [role=row]')) {
    const name = row.querySelector('[role=rowheader]')?.textContent ?? '';
    row.querySelectorAll('[role=gridcell]').forEach((cell, place, cells) => {
      if (place === cells.length - 1 || cell.textContent === '–') return;
      figures[`${name} / ${heads[place + 1]}`] = Number(cell.textContent?.replace(',', ''));
    });
  }
  return figures;
}

const MONTHS: Record<string, string> = {
  '08': 'August 2026',
  '09': 'September 2026',
  '10': 'October 2026',
  '11': 'November 2026',
};
const nameMonth = ({ date }: Slot) => MONTHS[date.slice(5, 7)] ?? date;
const cell = (label: RegExp) => within(screen.getByRole('grid')).getByLabelText(label);

it('shows six months as in the tables of the server, and drills down from figures to half hours and back', async () => {
  const { user } = await renderPage(EXPLORER);
  const sixMonths = hoursInTables(findProject, nameMonth, isAlive);
  await waitFor(() => expect(hoursOnPage()).toEqual(sixMonths), { timeout: 20_000 });
  expect(Object.keys(sixMonths)).toContain('Deleted projects / September 2026');
  expect(bodiesSentTo('/project-hour/get')).toEqual([{ start_date: '2026-06-01', end_date: '2026-11-30' }]);
  expect(screen.getByRole('grid')).toHaveAccessibleName('Hours by project and month');
  expect(screen.getAllByRole('columnheader')).toHaveLength(8);

  // By the keyboard from the first project to its last month.
  const first = document.querySelector('[role=rowgroup] [role=rowheader]')?.textContent ?? '';
  document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus();
  await user.keyboard('{End}{ArrowLeft}{Enter}');
  const november = (slot: Slot) =>
    isAlive(slot) && findProject(slot) === first && slot.date.startsWith('2026-11');
  const getDate = ({ date }: Slot) => date;
  const byPerson = hoursInTables(findMember, getDate, november);
  const sum = (figures: Record<string, number>) => Object.values(figures).reduce((a, b) => a + b, 0);
  await waitFor(() => expect(Object.keys(hoursOnPage())).toHaveLength(Object.keys(byPerson).length));
  expect(sum(hoursOnPage())).toBe(sum(byPerson));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'rowheader'));
  expect(window.location.search).toMatch(
    /path=project\.month\.project-\d+\.month-2026-11&rows=member&columns=day$/,
  );

  const one = Object.keys(byPerson)[0] ?? '';
  const [name = '', date = ''] = one.split(' / ');
  const half = (slot: Slot) => november(slot) && findMember(slot) === name && slot.date === date;
  const day = String(Number(date.slice(8)));
  await user.click(cell(new RegExp(`^${name}, \\w{3} ${day} Nov: `)));
  const table = await screen.findByRole('table');
  const starts = mockApi
    .rows('task_performance')
    .filter(half)
    .map(({ period }) => period.slice(0, 5).replace(/^0/, ''));
  const times = [...table.querySelectorAll('tbody td:first-child')].map(
    ({ textContent }) => textContent?.split('–')[0],
  );
  expect(times).toEqual(starts.sort((a, b) => a.padStart(5, '0').localeCompare(b.padStart(5, '0'))));
  expect(screen.getByText('Open in the timeline')).toHaveAttribute(
    'href',
    expect.stringContaining(`view=paint&date=${date}`),
  );

  window.history.back();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(`${name}, `));
  fireEvent.click(
    within(screen.getByRole('navigation', { name: 'What the figures are narrowed to' })).getByText(
      'All hours',
    ),
  );
  await waitFor(() => expect(hoursOnPage()).toEqual(sixMonths));
});

it('shows differences to the month before, sorts and searches them, and draws them as a chart', async () => {
  await renderPage(
    `${EXPLORER}&start=2026-10-01&end=2026-11-30&measure=difference&rows=member&columns=month`,
    {
      language: 'ja',
    },
  );
  const grid = () => screen.getByRole('grid');
  expect(await screen.findByRole('grid', {}, { timeout: 20_000 })).toHaveAccessibleName(
    '社員・月別の前の期間との差',
  );
  const slots = mockApi.rows('task_performance').filter(({ staff_id: id }) => id === 4);
  const hours = (month: string) => slots.filter(({ date }) => date.startsWith(month)).length / 2;
  const change = hours('2026-10') - hours('2026-09');
  const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)}`;
  await waitFor(() =>
    expect(within(grid()).getByLabelText(/^ニン ユー ワイ、2026年10月/)).toHaveTextContent(signed(change)),
  );
  fireEvent.click(screen.getByRole('button', { name: '2026年11月で並べ替え' }));
  await waitFor(() => expect(window.location.search).toContain('sort=-2026-11'));
  expect(screen.getByRole('columnheader', { name: '2026年11月' })).toHaveAttribute('aria-sort', 'descending');

  fireEvent.change(screen.getByPlaceholderText('行を検索'), { target: { value: 'ニン' } });
  // The address follows after a pause in typing.
  expect(new URLSearchParams(window.location.search).get('q')).toBeNull();
  await waitFor(() => expect(screen.getByText('1行を表示')).toBeInTheDocument());
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('ニン'));
  fireEvent.click(screen.getByText('グラフ'));
  const [bars] = await screen.findAllByRole('img', { name: /^ニン ユー ワイ：2026年10月は/ });
  expect(bars).toHaveTextContent(signed(change));
});

it('opens a difference to a month with hours from one without any', async () => {
  await renderPage(`${EXPLORER}&start=2026-12-01&end=2026-12-31&measure=difference`);
  const sums = hoursInTables(findProject, nameMonth, isAlive);
  const decrease = `−${sums['Clinic Booking / November 2026']}`;
  const label = `Clinic Booking, December 2026: ${decrease}, 0 hrs`;
  fireEvent.click(await screen.findByLabelText(label, {}, { timeout: 20_000 }));
  const people = within(await screen.findByRole('grid', { name: /by employee and day$/ }));
  expect(await people.findByText(decrease)).toBeInTheDocument();
});

it('shows the balance of all people by month as in the tables of the server, and opens its days', async () => {
  await renderPage(`${EXPLORER}&start=2026-09-01&end=2026-11-30&measure=balance`);
  // Projects have no due hours: the balance is grouped by people.
  expect(await screen.findByRole('grid', {}, { timeout: 20_000 })).toHaveAccessibleName(
    'Balance of hours by employee and month',
  );
  fireEvent(window, new Event('beforeprint'));
  const signed = (value: number) => (value === 0 ? '–' : `${value > 0 ? '+' : '−'}${Math.abs(value)}`);
  const months = [
    boardInTables('2026-09', 30),
    boardInTables('2026-10', 31),
    boardInTables('2026-11', 30),
  ] as const;
  const counted = [...months[0].keys()].map((name) => {
    const balances = months.map((month) => month.get(name)?.balance ?? NaN);
    return [name, ...balances.map(signed), signed(balances.reduce((sum, hours) => sum + hours, 0))];
  });
  const shown = () =>
    [...document.querySelectorAll('[role=grid] [role=rowgroup] > [role=row]')].map((row) =>
      [...row.querySelectorAll('[role=rowheader], [role=gridcell]')].map(({ textContent }) =>
        textContent === '0' ? '–' : textContent,
      ),
    );
  await waitFor(() =>
    expect(shown().sort()).toEqual(
      counted.filter((row) => row.some((text) => text !== '–' && text !== row[0])).sort(),
    ),
  );

  const name = 'Hnin Yu Wai';
  fireEvent.click(screen.getByLabelText(new RegExp(`^${name}, November 2026: `)));
  await waitFor(() => expect(window.location.search).toContain('path='));
  expect(await screen.findByRole('grid', { name: 'Balance of hours by day' })).toBeInTheDocument();
  // Nothing was recorded on the 12th, which eight hours were due of.
  expect(await screen.findByLabelText(/^Thu 12 Nov, Total: −8, 0 hrs$/)).toBeInTheDocument();
});

it('names the failed reads, and tries them again', async () => {
  await renderPage(EXPLORER, { scenario: '500@project-hour,500@getAllHour' });
  const again = await screen.findByText('Try again', {}, { timeout: 20_000 });
  setScenario('500@getAllHour');
  fireEvent.click(again);
  expect(await screen.findByText(/^Hours on deleted projects could not be read/)).toBeInTheDocument();
  expect(Object.keys(hoursOnPage())).not.toContain('Deleted projects / September 2026');
  setScenario('');
  fireEvent.click(screen.getByText('Try again'));
  await waitFor(() => expect(Object.keys(hoursOnPage())).toContain('Deleted projects / September 2026'));
});

it('explains that no hours are recorded', async () => {
  await renderPage(`${EXPLORER}&start=2020-01-01&end=2020-01-31`);
  expect(await screen.findByText('Nothing recorded here', {}, { timeout: 20_000 })).toBeInTheDocument();
});

it('names the failed read of deleted projects where nothing else is recorded', async () => {
  await renderPage(`${EXPLORER}&start=2020-01-01&end=2020-01-31`, { scenario: '500@getAllHour' });
  expect(
    await screen.findByText(/^Hours on deleted projects could not be read/, {}, { timeout: 20_000 }),
  ).toBeInTheDocument();
  setScenario('');
  fireEvent.click(screen.getByText('Try again'));
  expect(await screen.findByText('Nothing recorded here')).toBeInTheDocument();
});

it('notes unread hours of former employees on the figures of the team only', async () => {
  const note = /^Hours of former employees/;
  await renderPage(EXPLORER, { scenario: '500@men-power' });
  expect(await screen.findByText(note, {}, { timeout: 20_000 })).toBeInTheDocument();
  goTo(`${EXPLORER}&member=4`);
  expect(await screen.findByText(/^Hnin Yu Wai · /)).toBeInTheDocument();
  expect(screen.queryByText(note)).toBeNull();
});

it('reads the half hours of the chosen person only, where others have no date from which hours are due', async () => {
  const undated = mockApi.rows('staff').filter((row) => !row.permanent_date && !row.deleted_at);
  expect(undated).toHaveLength(1);
  const joinDates = { ...joinDateQueries.all(), queryFn: () => Promise.resolve(new Map()) };
  const spy = vi.spyOn(joinDateQueries, 'all').mockReturnValue(joinDates);
  onTestFinished(() => spy.mockRestore());
  await renderPage(EXPLORER);
  await waitFor(() => expect(hoursOnPage()).not.toEqual({}), { timeout: 20_000 });
  setScenario('slow:700@staff/get');
  goTo(`${EXPLORER}&member=4&measure=balance`);
  expect(await screen.findByRole('grid', { name: /^Balance of hours/ })).toBeInTheDocument();
  const ids = bodiesSentTo('/staff/get').flatMap((body) => (body as { id?: number }).id ?? []);
  expect(ids).toEqual([4]);
});

it('writes the time of a half hour as each language does', async () => {
  const own = mockApi.rows('task_performance').find(({ staff_id: id }) => id === 4);
  const day = `&member=4&start=${own?.date}&end=${own?.date}&path=project.day.day-${own?.date}`;
  await renderPage(`${EXPLORER}${day}`, { language: 'ja' });
  const table = await screen.findByRole('table', {}, { timeout: 20_000 });
  expect(table.querySelector('tbody td')).toHaveTextContent(/^\d+:\d\d～\d+:\d\d$/);
});
