import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickWhenAvailable } from '@/app/palette/page-buttons';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { mockApi, mockServer } from '@/mock-api/node';
import { boardInTables } from '../hours/board-in-tables';
import {
  MONDAY,
  FULL_DAY,
  PAINT,
  cell,
  key,
  openPainter,
  goTo,
  chooseBrush,
  save,
  bar,
  isSaved,
  paintMorning,
} from './painter-steps';
import {
  findDialog,
  openReporting,
  press,
  sent,
  setScenario,
  signedInId,
  stored,
  THIS_WEEK,
  WHOLE_DAY,
  WORK,
} from './reporting-steps';

beforeAll(async () => {
  await import('@/features/reporting/pages/reporting-page');
  await import('@/features/reporting/painter/components/painter');
});

describe('filling on the timeline', () => {
  it('copies last week, and keeps recorded and painted half hours', async () => {
    await openPainter();
    await paintMorning();
    press('Copy last week');
    const recorded = stored(signedInId('user'), THIS_WEEK).length;
    expect(
      await screen.findByText(new RegExp(`${recorded - 2} half hours filled, not saved yet · 2 stay`)),
    ).toBeVisible();
  });

  it('is done by a command once the records have loaded', async () => {
    await openReporting({ query: PAINT, scenario: 'held@staff/get' });
    await screen.findByText('Copy last week', {}, { timeout: 20_000 });
    clickWhenAvailable('lastWeek', paths.reporting);
    await waitFor(() => expect(mockApi.log().at(-1)?.path).toMatch('staff/get'));
    setScenario('none');
    const { length } = stored(signedInId('user'), THIS_WEEK);
    expect(await screen.findByText(`${length} half hours filled, not saved yet`)).toBeVisible();
  });

  it('keeps what is painted while leave is read for it', async () => {
    await openPainter();
    await chooseBrush('SCH03 05');
    press('Copy last week');
    goTo(MONDAY, '08:30');
    key('Enter');
    expect(await screen.findByText(/half hours filled, not saved yet · 1 stays as it is$/)).toBeVisible();
    expect(cell(MONDAY, '08:30')).toHaveAccessibleName(/SCH03/);
  });

  it('fills the rest of a day with the brush: a day of one project takes two clicks and a save', async () => {
    await openPainter();
    await chooseBrush('SCH03 05');
    press('Rest of the day');
    await waitFor(() => expect(bar()).toHaveTextContent('16 new'));
    save();
    await isSaved();
    expect(stored(signedInId('user'), [MONDAY]).map(({ period }) => period)).toEqual(WHOLE_DAY);
  });
});

describe('the weekday defaults', () => {
  it('are saved from a day after a confirmation', async () => {
    await openPainter();
    await paintMorning();
    press('Save this day as Monday default');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveAccessibleName(/^Save this day as the Monday default of /);
    fireEvent.click(within(dialog).getByText('Save'));
    await waitFor(() => expect(sent('task-performance-setting/save')).toHaveLength(1));
    expect(sent('task-performance-setting/save')[0]?.create_array).toEqual(
      ['08:30:00', '09:00:00'].map((period) => ({ day: 1, staff_id: signedInId('user'), ...WORK, period })),
    );
    press('Undo the saved default');
    await waitFor(() => expect(sent('task-performance-setting/save')).toHaveLength(2));
    expect(screen.queryByText('Undo the saved default')).not.toBeInTheDocument();
    expect(screen.getByText('Save this day as Monday default')).toHaveFocus();
  });
});

describe('the days of the month', () => {
  it('show missing hours, count painted ones, and are reached by keys one after another', async () => {
    await openPainter({ query: `?view=paint&date=${FULL_DAY}` });
    const findDay = (name: string) => document.querySelector(`[aria-label^="${name}"][data-kind]`);
    const open = [...document.querySelectorAll('[data-kind=missing], [data-kind=partial]')];
    expect(open.length).toBeGreaterThan(1);
    expect(findDay('Fri 20 Nov')).toHaveAccessibleName('Fri 20 Nov, 0 of 8 hours, so far');
    key('[');
    await waitFor(() =>
      expect(document.querySelector('[data-shown]')).toHaveAttribute('data-kind', 'partial'),
    );
    expect(document.querySelector('[data-shown]')).toHaveAccessibleName(
      /^Tue 17 Nov, 7.5 of 8 hours, partly/,
    );
    await chooseBrush('SCH03 05');
    press('Rest of the day');
    await waitFor(() => expect(findDay('Tue 17 Nov')).toHaveAttribute('data-kind', 'complete'));
    press('Save and next day');
    await isSaved();
    expect(screen.getByText('Save')).toHaveFocus();
    // The oldest one, which October lacks.
    const [oldest] = boardInTables('2026-10', 31).get('Hnin Yu Wai')?.open ?? [];
    await waitFor(() => expect(window.location.search).toContain(`date=${oldest}`));
    expect(sent('task-performance/create')[0]?.create_array).toHaveLength(1);
  });
});

it('the month says that holidays and working hours could not be read', async () => {
  mockServer.use(http.get(`*${env.holidaysUrl}`, () => new HttpResponse(null, { status: 500 })));
  await openPainter();
  expect(
    await screen.findByText(
      'Holidays and working hours could not be read: 8 hours are due from Monday to Friday.',
      {},
      { timeout: 20_000 },
    ),
  ).toBeVisible();
});

it('the strip of days keeps its place while hours are painted', async () => {
  await openPainter();
  const strip = await screen.findByRole('group', { name: 'Days of the month' });
  await within(strip).findByRole('button', { name: /^Mon 23 Nov/ });
  strip.scrollLeft = 120;
  await paintMorning();
  await within(strip).findByRole('button', { name: /^Mon 23 Nov, 1 of 8 hours/ });
  expect(strip.scrollLeft).toBe(120);
});

it('the key for the previous day continues into last month, and back', async () => {
  await openPainter({ query: '?view=paint&date=2026-11-03' });
  await waitFor(() => expect(document.querySelector('[data-kind=missing]')).not.toBeNull());
  const last = boardInTables('2026-10', 31).get('Hnin Yu Wai')?.open.at(-1);
  key('[');
  await waitFor(() => expect(window.location.search).toContain(`date=${last}`));
  key(']');
  await waitFor(() => expect(window.location.search).toContain('date=2026-11-03'));
});

it('the keys for days to complete claim nothing before the records have loaded', async () => {
  await openReporting({ query: PAINT, scenario: '500@staff/get' });
  await screen.findByText('The recorded hours could not be read', {}, { timeout: 20_000 });
  key(']');
  expect(await screen.findByText('The recorded hours are not loaded.')).toBeVisible();
  setScenario('none');
  press('Try again');
  await waitFor(() => expect(document.querySelector('[data-kind=missing]')).not.toBeNull());
  key('[');
  await waitFor(() => expect(window.location.search).not.toContain(MONDAY));
});

it('the tools claim neither loading nor emptiness when the records could not be read', async () => {
  await openReporting({ query: PAINT, scenario: '500@staff/get' });
  await screen.findByText('The recorded hours could not be read', {}, { timeout: 20_000 });
  expect(screen.getByRole('group', { name: /^Brush/ })).toHaveAttribute('aria-busy', 'false');
  press('Copy last week');
  expect(await screen.findByText('The recorded hours are not loaded.')).toBeVisible();
});

it('a key without another day to show leaves the focus to the next press', async () => {
  await openPainter({ query: '?view=paint&date=2026-11-22' });
  // Weeks start on Sunday, so that Home leads nowhere.
  fireEvent.keyDown(await screen.findByRole('button', { name: /^Sun 22 Nov/ }), { key: 'Home' });
  const next = screen.getByRole('button', { name: 'Later' });
  next.focus();
  fireEvent.click(next);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Sun 29 Nov/, pressed: true })).toBeVisible(),
  );
  expect(next).toHaveFocus();
});

describe('the dialog of a block', () => {
  it('changes its times and its work', async () => {
    await openPainter();
    await paintMorning();
    key('F2');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveAccessibleName('Mon 23 Nov, 8:30 to 9:30');
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: '600' } });
    press('Apply');
    expect(await screen.findByText('The finish must be after the start.')).toBeVisible();
    expect(screen.getByLabelText('Finish')).toHaveFocus();
    fireEvent.change(screen.getByLabelText('Finish'), { target: { value: '690' } });
    press('Apply');
    await waitFor(() => expect(cell(MONDAY, '11:00')).toHaveAccessibleName(/SCH03 .*not saved$/));
    expect(cell(MONDAY, '08:30')).toHaveAccessibleName(/empty$/);
    expect(bar()).toHaveTextContent('3 new');
  });

  it('leads to the work that is missing', async () => {
    await openPainter();
    fireEvent.click(await screen.findByRole('button', { name: /Eraser/ }));
    goTo(MONDAY, '08:30');
    key('F2');
    await screen.findByRole('dialog');
    press('Apply');
    expect(screen.getByRole('combobox', { name: 'Project and task' })).toHaveFocus();
  });
});

describe('several people', () => {
  it('have only their timeline shown, never the form first', async () => {
    await openReporting({
      as: 'admin',
      query: `?view=paint&date=${FULL_DAY}&staff=4,5`,
      scenario: 'held@staff/get',
    });
    const isListAsked = () =>
      mockApi
        .log()
        .some(({ path, body }) => path.endsWith('/staff/get') && !JSON.stringify(body ?? {}).includes('id'));
    await waitFor(() => expect(isListAsked()).toBe(true));
    expect(screen.queryByLabelText('Project')).toBeNull();
    setScenario('');
    expect(await screen.findByRole('grid', {}, { timeout: 20_000 })).toBeVisible();
  });

  it('are painted at once, and asked about when their records are replaced', async () => {
    await openPainter({ as: 'admin', query: `?view=paint&date=${FULL_DAY}&staff=4,5` });
    expect(await screen.findByText('Painting applies to all 2 people.')).toBeVisible();
    await chooseBrush('SCH03 05');
    goTo(FULL_DAY, '08:30');
    key('Enter');
    await waitFor(() => expect(bar()).toHaveTextContent(/2 replaced/));
    save();
    const dialog = await findDialog('Replace 2 half hours?');
    expect(dialog).toHaveTextContent('2 people');
  });
});

it('a save by a key leaves the focus in the bar whose button disappears', async () => {
  await openPainter();
  await paintMorning();
  screen.getByRole('button', { name: 'By day' }).focus();
  save();
  await isSaved();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});
