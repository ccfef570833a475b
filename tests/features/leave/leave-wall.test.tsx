import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { mockApi, mockServer } from '@/mock-api/node';
import { goTo } from '../../support/go-to';
import { field, fill, findToast, form, press, renderRecords, sentTo, setScenario } from './leave-page-steps';

/** Hours of a leave by its code, as the server stores it. */
const LEAVE_HOURS: Record<string, number> = { 1: 8, 'Full Day': 8, 2: 4, 4: 3, 8: 1 };

const DAY_MS = 86_400_000;

const mouse = { pointerType: 'mouse', button: 0, buttons: 1 };

/** The weekdays of four weeks from a Monday, by the calendar of the platform. */
function weekdays(monday: string): string[] {
  const start = Date.parse(`${monday}T00:00Z`);
  return Array.from({ length: 28 }, (_, day) => new Date(start + day * DAY_MS))
    .filter((date) => ![0, 6].includes(date.getUTCDay()))
    .map((date) => date.toISOString().slice(0, 10));
}

/** The wall as counted from the tables of the server, without any code of the application. */
function wallInTables(monday: string, [loadFrom, loadTo]: [string, string]) {
  const alive = mockApi.rows('staff').filter((row) => !row.deleted_at);
  return new Map(
    alive.map(({ id, eng_name }) => {
      const records = mockApi.rows('leave_records').filter((row) => row.staff_id === id);
      const leaves = mockApi.rows('leaves').filter(({ rec_id }) => records.some((row) => row.id === rec_id));
      const joined = mockApi.rows('skill_sheets').find((row) => row.staff_id === id)?.join_date ?? '';
      const cells = weekdays(monday).map((date) => {
        if (date < joined) return 'before joining';
        const ofDay = leaves.filter((leave) => leave.leave_date === date);
        const hours = ofDay.reduce((sum, { duration }) => sum + (LEAVE_HOURS[duration] ?? NaN), 0);
        if (hours === 0) return 'at work';
        const kind = ofDay.every(({ leave_type }) => Number(leave_type) === 1) ? 'paid' : 'unpaid';
        const length =
          hours >= 8 ? 'all day' : hours === 4 ? 'half day' : `${hours} hr${hours === 1 ? '' : 's'}`;
        return `${kind} leave, ${length}`;
      });
      const slots = mockApi
        .rows('task_performance')
        .filter((row) => row.staff_id === id && row.date >= loadFrom && row.date <= loadTo);
      return [eng_name, { cells, hours: slots.length / 4 }];
    }),
  );
}

const isAtWork = (cell: string) => !/all day|before joining/.test(cell);

/** The rows of the wall as they are drawn, by name. */
function wallOnPage() {
  const rows = document.querySelectorAll('[role=grid] [role=rowgroup] > [role=row]');
  return new Map(
    [...rows].map((row) => {
      const name = row.querySelector('[role=rowheader] [title]')?.getAttribute('title') ?? '';
      const labels = [...row.querySelectorAll('[role=gridcell]')].map(
        (cell) => cell.getAttribute('aria-label') ?? '',
      );
      const cells = labels.map((label) => label.replace(`${name}, `, '').replace(/^[^,]+, /, ''));
      return [
        name,
        { cells, hours: Number(row.querySelector('[role=rowheader]')?.lastElementChild?.textContent) },
      ] as const;
    }),
  );
}

const heads = () => screen.getAllByRole('columnheader').slice(1);
const grid = () => screen.getByRole('grid');
const people = () => document.querySelectorAll('[role=grid] [role=rowgroup] > [role=row]');
const startPrint = () => fireEvent(window, new Event('beforeprint'));
const cell = (label: string | RegExp) =>
  within(grid()).getByLabelText(label, { selector: '[role=gridcell]' });

it('shows all people as in the tables of the server, and how many are at work', async () => {
  const { user } = await renderRecords({ query: '?view=wall' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Who is off');
  await waitFor(() => expect(grid()).toHaveAccessibleName('Who is off, 16 Nov 2026 to 11 Dec 2026'));
  // As for paper: all rows are drawn.
  startPrint();
  const november = wallInTables('2026-11-16', ['2026-11-02', '2026-11-15']);
  await waitFor(() => expect(wallOnPage()).toEqual(november));
  const atWorkCounts = weekdays('2026-11-16').map(
    (_date, place) => [...november.values()].filter(({ cells }) => isAtWork(cells[place] ?? '')).length,
  );
  expect(heads().map((head) => Number(head.querySelector('em')?.textContent))).toEqual(atWorkCounts);
  expect(heads()[0]).toHaveAccessibleName(`Monday 16 November, ${atWorkCounts[0]} people at work`);
  expect(screen.getByText('of 30; limit 27')).toBeInTheDocument();
  expect(screen.getByText('Off today')).toHaveTextContent('Off today1');
  expect(document.querySelectorAll('[data-today]')).toHaveLength(31);
  expect(sentTo('reporting/getAllHour')).toEqual([{ start_date: '2026-11-02', end_date: '2026-11-15' }]);

  // By the keyboard to the weeks before, over the ends of months.
  grid().querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  await user.keyboard('{PageUp}');
  await waitFor(() => expect(wallOnPage()).toEqual(wallInTables('2026-10-19', ['2026-10-05', '2026-10-18'])));
  expect(window.location.search).toBe('?view=wall&from=2026-10-19');
  // Today is outside of these weeks.
  expect(screen.queryByText('Off today')).not.toBeInTheDocument();
});

it('filters, searches, chooses days by keyboard and registers them', async () => {
  const { user } = await renderRecords({ query: '?view=wall&show=leave' });
  await waitFor(() => expect(people().length).toBeGreaterThan(0));
  const off = [...wallInTables('2026-11-16', ['', '']).values()].filter(({ cells }) =>
    cells.some((text) => text.includes('leave')),
  );
  expect(people()).toHaveLength(off.length);
  fireEvent.change(screen.getByPlaceholderText('Search by name or number'), { target: { value: 'sg-0004' } });
  await waitFor(() => expect(people()).toHaveLength(1));
  expect(cell('Hnin Yu Wai, Wednesday 2 December, paid leave, half day')).toHaveTextContent('½');

  cell(/Thursday 19 November, at work/).focus();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(cell(/Monday 23 November/)).toHaveFocus();
  expect(
    screen.getByText('Hnin Yu Wai: 3 working days, Thu 19 Nov, Fri 20 Nov and Mon 23 Nov'),
  ).toBeVisible();
  await user.keyboard('{Control>}c{/Control}');
  expect(screen.getByText(/3 working days, /)).toBeVisible();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Register leave' })).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard('{ArrowRight}');
  expect(screen.queryByText(/working days, /)).not.toBeInTheDocument();
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{Enter}');
  await waitFor(() => expect(window.location.pathname).toMatch(/new-employee-leave$/));
  expect(window.location.search).toBe('?mode=existing&staff=4&dates=2026-11-23,2026-11-24');

  // The form holds them, and takes the working days of a range as well.
  await waitFor(() => expect(form().getByLabelText(/^Leave dates/)).toHaveValue('23 Nov 2026 (+1 more)'));
  expect(await form().findByText('Also off: Kaung Sett')).toBeVisible();
  expect(form().getByText('After this leave: 6.5')).toBeVisible();
  fill('from', '2026-11-27');
  fill('to', '2026-12-01');
  expect(form().getByText('3 working days: Fri 27 Nov, Mon 30 Nov and Tue 1 Dec')).toBeVisible();
  expect(form().getByText('2 days without work are left out.')).toBeVisible();
  press('Add the working days');
  await waitFor(() => expect(field('from')).toHaveFocus());
  fill('reason', 'Trip');
  press('Register leave');
  await findToast('Leave Created Successfully.');
  const multi_date = ['2026-11-23', '2026-11-24', '2026-11-27', '2026-11-30', '2026-12-01'];
  expect(sentTo('leave/create')).toEqual([{ staff_id: 4, multi_date, duration: 'Full Day', reason: 'Trip' }]);
  // The next one is empty, and nothing is unsaved.
  await waitFor(() => expect(window.location.search).toBe('?mode=existing&staff=4'));
  expect(field('leave_date')).toHaveValue('');
});

it('chooses free days by dragging; a day of leave links to the leaves of the person', async () => {
  await renderRecords({ query: '?view=wall&q=sg-0004' });
  await waitFor(() => expect(people()).toHaveLength(1));
  fireEvent.pointerDown(cell(/Tuesday 1 December/), mouse);
  fireEvent.pointerMove(cell(/Thursday 3 December/), mouse);
  fireEvent.pointerUp(cell(/Thursday 3 December/));
  expect(screen.getByText(/2 working days, Tue 1 Dec and Thu 3 Dec$/)).toBeVisible();
  fireEvent.click(screen.getByText('Clear'));
  expect(screen.queryByText(/working days, /)).not.toBeInTheDocument();
  expect(screen.getByText(/^Select a free day/)).toHaveFocus();
  fireEvent.click(cell(/paid leave, half day/));
  await waitFor(() => expect(window.location.search).toBe('?record=4'));
  expect(await screen.findByText('Leaves of Hnin Yu Wai')).toBeVisible();
});

it('begins anew by keyboard after the chosen days were cleared, and for another person', async () => {
  const { user } = await renderRecords({ query: '?view=wall&q=sg-0004' });
  await waitFor(() => expect(people()).toHaveLength(1));
  cell(/Wednesday 18 November/).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  fireEvent.click(screen.getByText('Clear'));
  cell(/Friday 20 November/).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByText(/2 working days, Fri 20 Nov and Mon 23 Nov$/)).toBeVisible();
  fireEvent.change(screen.getByPlaceholderText('Search by name or number'), { target: { value: 'sg-0003' } });
  (await screen.findByRole('gridcell', { name: /^(?!Hnin).*, Wednesday 25 November/ })).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByText(/2 working days, Wed 25 Nov and Thu 26 Nov$/)).toBeVisible();
});

it('forgets chosen days when a link shows other ones', async () => {
  await renderRecords({ query: '?view=wall&q=sg-0004&from=2026-11-16' });
  await waitFor(() => expect(people()).toHaveLength(1));
  fireEvent.pointerDown(cell(/Friday 20 November/), mouse);
  fireEvent.pointerMove(cell(/Monday 23 November/), mouse);
  expect(screen.getByText(/2 working days, /)).toBeVisible();
  goTo(`${paths.leaveRecords}?view=wall&q=sg-0004&from=2026-12-14`);
  await waitFor(() => expect(cell(/Monday 14 December/)).toBeVisible());
  expect(screen.queryByText(/working days, /)).not.toBeInTheDocument();
});

it('says that no chosen day is a working day, and registers none', async () => {
  mockServer.use(
    http.get(`*${env.holidaysUrl}`, () =>
      HttpResponse.json([{ date: '2026-11-23' }, { date: '2026-11-24' }]),
    ),
  );
  await renderRecords({ query: '?view=wall&q=sg-0004' });
  await waitFor(() => expect(people()).toHaveLength(1));
  fireEvent.pointerDown(await screen.findByRole('gridcell', { name: /Monday 23 November, holiday/ }), mouse);
  fireEvent.pointerMove(cell(/Tuesday 24 November/), mouse);
  fireEvent.pointerUp(cell(/Tuesday 24 November/));
  expect(screen.getByText('Hnin Yu Wai: no free working day selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Register leave' })).toBeDisabled();
});

it('takes the first and the last day by touch, with instructions for the second', async () => {
  await renderRecords({ query: '?view=wall&q=sg-0004' });
  await waitFor(() => expect(people()).toHaveLength(1));
  // A selection by keyboard does not follow the finger that scrolls.
  const chosenByKey = /2 working days, Thu 19 Nov and Fri 20 Nov$/;
  await waitFor(() => {
    fireEvent.keyDown(cell(/Thursday 19 November/), { key: 'ArrowRight', shiftKey: true });
    expect(screen.getByText(chosenByKey)).toBeVisible();
  });
  const touch = { pointerType: 'touch', button: 0, buttons: 1 };
  fireEvent.pointerDown(cell(/Monday 23 November/), touch);
  fireEvent.pointerMove(cell(/Tuesday 24 November/), touch);
  expect(screen.getByText(chosenByKey)).toBeVisible();
  const tap = (name: RegExp) => {
    fireEvent.pointerDown(cell(name), touch);
    fireEvent.click(cell(name));
  };
  tap(/Friday 20 November/);
  expect(screen.getByText(/from Fri 20 Nov\. Until when\? /)).toBeVisible();
  tap(/Tuesday 24 November/);
  expect(screen.getByText(/3 working days, Fri 20 Nov, Mon 23 Nov and Tue 24 Nov$/)).toBeVisible();
  // A third press begins anew; a day of leave still leads to the leaves.
  tap(/Thursday 19 November/);
  expect(screen.getByText(/from Thu 19 Nov\. Until when/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Register leave' }));
  await waitFor(() => expect(window.location.search).toBe('?mode=existing&staff=4&dates=2026-11-19'));
});

it('names the limit of the last working day where the weeks end with a holiday', async () => {
  mockServer.use(http.get(`*${env.holidaysUrl}`, () => HttpResponse.json([{ date: '2026-12-11' }])));
  await renderRecords({ query: '?view=wall' });
  expect(await screen.findByRole('columnheader', { name: /^Friday 11 December, holiday$/ })).toBeVisible();
  expect(screen.getByText('of 30; limit 27')).toBeInTheDocument();
});

it('moves the focus to the search when it is cleared', async () => {
  await renderRecords({ query: '?view=wall&q=zzz' });
  fireEvent.click(await screen.findByText('Clear the search'));
  expect(screen.getByPlaceholderText('Search by name or number')).toHaveFocus();
  await waitFor(() => expect(people().length).toBeGreaterThan(1));
});

it('shows staff only themselves, and requests nobody else', async () => {
  await renderRecords({
    query: '?view=wall&from=2026-11-30',
    as: 'user',
    scenario: 'generation:b',
    language: 'ja',
  });
  await waitFor(() => expect(people()).toHaveLength(1));
  expect(cell('ニン ユー ワイさん、12月2日 水曜日、有給休暇、半日')).toBeInTheDocument();
  expect(screen.queryByText('出勤人数')).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(sentTo('leave-record/get')).toEqual([{ staff_id: 4 }]);
  for (const path of ['leave/get', 'reporting/getAllHour', 'employee-skill-sheet/get'])
    expect(sentTo(path)).toEqual([]);
  const own = mockApi
    .rows('task_performance')
    .filter(({ staff_id, date }) => staff_id === 4 && date >= '2026-11-02' && date <= '2026-11-15');
  await waitFor(() =>
    expect(Number(document.querySelector('[role=rowheader]')?.lastElementChild?.textContent)).toBe(
      own.length / 4,
    ),
  );
});

it('ignores the filter and the search of a link for staff, who could not clear them', async () => {
  await renderRecords({ query: '?view=wall&from=2027-03-01&show=leave&q=zzz', as: 'user' });
  await waitFor(() => expect(people()).toHaveLength(1));
  expect(cell('Hnin Yu Wai, Monday 1 March, at work')).toBeInTheDocument();
});

it('names the part that could not be read, and reads everything again', async () => {
  await renderRecords({ query: '?view=wall', scenario: '500@leave-record/get,500@reporting/getAllHour' });
  await screen.findByText('Try again');
  setScenario('500@reporting/getAllHour');
  fireEvent.click(await screen.findByText('Try again'));
  expect(await screen.findByText('Hours per week could not be read.')).toBeVisible();
  expect(people().length).toBeGreaterThan(0);
  // The wall is exported without them.
  expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'false');
});

it('exports nothing before the weekly hours are read, and says so', async () => {
  await renderRecords({ query: '?view=wall', scenario: 'held@reporting/getAllHour' });
  await waitFor(() => expect(people().length).toBeGreaterThan(0));
  const button = screen.getByRole('button', { name: 'Export' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Hours per week are still being read.');
  setScenario('');
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
});
