import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { invariant } from '@/lib/invariant';
import { toMinutes, toPeriod } from '@/lib/time-slot';
import {
  answer,
  findDialog,
  NEXT_WEEK,
  openReporting,
  press,
  sent,
  setScenario,
  signedInId,
  stored,
  THIS_WEEK,
  WHOLE_DAY,
  WORK,
  writeAsAdmin,
} from './reporting-steps';

const [MONDAY = '', TUESDAY = ''] = NEXT_WEEK;
const [, , FULL_DAY = ''] = THIS_WEEK;
const PAINT = `?view=paint&date=${MONDAY}`;
const DRAFT = 'draft:4:painting';

const cell = (date: string, time: string) =>
  document.querySelector<HTMLElement>(`[data-date="${date}"][data-start="${toMinutes(time)}"]`);

/** A key where the focus is: on the half hour, once it is there. */
function key(name: string, init: object = {}) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...init });
}

async function openPainter(options: Parameters<typeof openReporting>[0] = {}) {
  const app = await openReporting({ query: PAINT, ...options });
  await screen.findByRole('grid', {}, { timeout: 20_000 });
  return app;
}

function goTo(date: string, time: string) {
  const target = cell(date, time);
  invariant(target, `${date} ${time} is shown`);
  // A press leads there, as it does with a mouse; it paints nothing on what stands there already.
  target.focus();
  return target;
}

/** Leads the keys to a half hour of the day that is shown. */
function walkTo(time: string) {
  key('Home');
  for (let at = toMinutes('08:30'); at < toMinutes(time); at += 30) key('ArrowDown');
}

async function chooseBrush(text: string) {
  const input = screen.getByLabelText('Other project or task');
  fireEvent.focus(input);
  await waitFor(() => expect(input).toBeEnabled());
  fireEvent.change(input, { target: { value: text } });
  await screen.findAllByRole('option');
  fireEvent.keyDown(input, { key: 'Enter' });
}

const save = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
const bar = () => screen.getByLabelText('What saving will do');
const isSaved = () => screen.findByText('Everything is saved.');

async function paintMorning() {
  await chooseBrush('SCH03 05');
  goTo(MONDAY, '08:30');
  key('ArrowDown', { shiftKey: true });
  key('Enter');
  await waitFor(() => expect(bar()).toHaveTextContent('2 new'));
}

const row = (date: string, time: string) => ({
  staff_id: signedInId('user'),
  date,
  period: toPeriod(toMinutes(time)),
});

beforeAll(async () => {
  await import('@/features/reporting/pages/reporting-page');
  await import('@/features/reporting/painter/components/painter');
});

describe('painting with the keys', () => {
  it('sends exactly what was painted in one call, and takes it back', async () => {
    await openPainter();
    await paintMorning();
    expect(cell(MONDAY, '09:00')).toHaveAccessibleName(/9:00, SCH03 .*, not saved$/);
    expect(sent('task-performance/create')).toHaveLength(0);
    const brushNames = () => screen.getAllByRole('radio').map(({ textContent }) => textContent);
    const atHand = brushNames();
    save();
    await isSaved();
    expect(sent('task-performance/create').map((call) => call.create_array)).toEqual([
      [
        { ...row(MONDAY, '08:30'), ...WORK },
        { ...row(MONDAY, '09:00'), ...WORK },
      ],
    ]);
    expect(sent('task-performance/delete')).toHaveLength(0);
    await waitFor(() => expect(cell(MONDAY, '09:00')).toHaveAccessibleName(/9:00, SCH03 [^,]+$/));
    // The keys go on to mean what they meant.
    expect(brushNames()).toEqual(atHand);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(stored(signedInId('user'), [MONDAY])).toHaveLength(0));
  });

  it('replaces and clears with one delete and one create; each step is undone and done again before', async () => {
    await openPainter({ query: `?view=paint&date=${FULL_DAY}` });
    await chooseBrush('SCH03 05');
    goTo(FULL_DAY, '08:30');
    key('Enter');
    walkTo('09:00');
    key('Delete');
    await waitFor(() => expect(bar()).toHaveTextContent('1 replaced1 cleared'));
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(bar()).not.toHaveTextContent('cleared'));
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, shiftKey: true });
    await waitFor(() => expect(bar()).toHaveTextContent('1 cleared'));
    save();
    await isSaved();
    expect(sent('task-performance/delete').map((call) => call.delete_array)).toEqual([
      [row(FULL_DAY, '09:00')],
    ]);
    expect(sent('task-performance/create').map((call) => call.create_array)).toEqual([
      [{ ...row(FULL_DAY, '08:30'), ...WORK }],
    ]);
  });

  it('paints with a digit what is selected, and goes on behind it: three works in few keys', async () => {
    await openPainter();
    const [first, second] = screen.getAllByRole('radio').map((brush) => brush.textContent);
    goTo(MONDAY, '08:30');
    key('ArrowDown', { shiftKey: true });
    key('2');
    expect(cell(MONDAY, '09:30')).toHaveFocus();
    key('ArrowDown', { shiftKey: true });
    key('1');
    key('End', { shiftKey: true });
    key('3');
    await waitFor(() => expect(bar()).toHaveTextContent('16 new'));
    const wordOf = (brush: string | null | undefined) => (brush ?? '').match(/[A-Z]{2,}\d+/)?.[0] ?? 'none';
    expect(cell(MONDAY, '09:00')).toHaveAccessibleName(new RegExp(wordOf(second)));
    expect(cell(MONDAY, '10:00')).toHaveAccessibleName(new RegExp(wordOf(first)));
    expect(cell(MONDAY, '17:00')).toHaveAccessibleName(/not saved$/);
    // Without a selection a digit only chooses.
    key('1');
    expect(bar()).toHaveTextContent('16 new');
  });

  it('moves a block, and copies a day to another one', async () => {
    await openPainter();
    await paintMorning();
    key('ArrowDown', { altKey: true });
    await waitFor(() => expect(cell(MONDAY, '08:30')).toHaveAccessibleName(/empty$/));
    expect(cell(MONDAY, '09:30')).toHaveAccessibleName(/not saved$/);
    key('c', { ctrlKey: true });
    key('ArrowRight');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-date', TUESDAY));
    key('v', { ctrlKey: true });
    await waitFor(() => expect(bar()).toHaveTextContent('4 new'));
    expect(cell(TUESDAY, '09:30')).toHaveAccessibleName(/SCH03 .*not saved$/);
  });
});

describe('what is painted', () => {
  it('is there again after a reload, not in the form’s submit, and gone when discarded', async () => {
    const { unmount } = await openPainter();
    await paintMorning();
    unmount();
    await openReporting({ query: '?view=form' });
    expect(await screen.findByText('2 painted half hours are not saved.')).toBeVisible();
    press('Show');
    await waitFor(() => expect(bar()).toHaveTextContent('2 new'));
    press('Discard');
    await screen.findByText('Nothing painted yet.');
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('is forgotten where it makes no sense', async () => {
    localStorage.setItem(
      DRAFT,
      JSON.stringify({ version: 1, savedAt: 0, base: {}, changes: { painted: [{ staff_id: 'x' }] } }),
    );
    await openPainter();
    expect(await screen.findByText('Nothing painted yet.')).toBeVisible();
  });

  it('stays painted where the server did not keep it', async () => {
    await openPainter();
    await paintMorning();
    setScenario('500@task-performance/create');
    save();
    expect(await screen.findByText('2 records may not be saved.')).toBeVisible();
    expect(bar()).toHaveTextContent('2 new');
    setScenario('');
    press('Send the rest');
    await isSaved();
    expect(stored(signedInId('user'), [MONDAY])).toHaveLength(2);
  });

  it('waits in this browser without a connection', async () => {
    await openPainter();
    await paintMorning();
    setScenario('offline');
    save();
    await waitFor(() => expect(cell(MONDAY, '09:00')).toHaveAccessibleName(/not sent yet$/));
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
  });

  it('replaces nothing that a colleague recorded meanwhile without a question', async () => {
    await openPainter({ query: PAINT });
    await paintMorning();
    await writeAsAdmin({ date: MONDAY, period: '08:30:00', project_id: 1, task_id: 1 });
    const later = Date.now() + 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    save();
    await answer('Replace 1 record?', 'Cancel');
    expect(sent('task-performance/create')).toHaveLength(1);
    expect(bar()).toHaveTextContent('1 new1 replaced');
  });
});

describe('filling in', () => {
  it('copies last week, and keeps what is recorded or painted', async () => {
    await openPainter();
    await paintMorning();
    press('Copy last week');
    const recorded = stored(signedInId('user'), THIS_WEEK).length;
    expect(
      await screen.findByText(new RegExp(`${recorded - 2} half hours filled, not saved yet · 2 stay`)),
    ).toBeVisible();
  });

  it('fills the rest of a day with the brush: a day of one project is two presses and a save', async () => {
    await openPainter();
    await chooseBrush('SCH03 05');
    press('Rest of the day');
    await waitFor(() => expect(bar()).toHaveTextContent('16 new'));
    save();
    await isSaved();
    expect(stored(signedInId('user'), [MONDAY]).map(({ period }) => period)).toEqual(WHOLE_DAY);
  });
});

describe('the defaults of a weekday', () => {
  it('are saved from a day as it stands, after a question', async () => {
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
  });
});

describe('the days of the month', () => {
  it('say what is missing, what is painted counts, and keys lead from one to the next', async () => {
    await openPainter({ query: `?view=paint&date=${FULL_DAY}` });
    const dayOf = (name: string) => document.querySelector(`[aria-label^="${name}"][data-kind]`);
    const open = [...document.querySelectorAll('[data-kind=missing], [data-kind=partial]')];
    expect(open.length).toBeGreaterThan(1);
    expect(dayOf('Fri 20 Nov')).toHaveAccessibleName('Fri 20 Nov, 0 of 8 hours, so far');
    key('[');
    await waitFor(() =>
      expect(document.querySelector('[data-shown]')).toHaveAttribute('data-kind', 'partial'),
    );
    expect(document.querySelector('[data-shown]')).toHaveAccessibleName(
      /^Tue 17 Nov, 7.5 of 8 hours, partly/,
    );
    await chooseBrush('SCH03 05');
    press('Rest of the day');
    await waitFor(() => expect(dayOf('Tue 17 Nov')).toHaveAttribute('data-kind', 'complete'));
    press('Save and next day');
    await isSaved();
    await waitFor(() => expect(dayOf('Tue 3 Nov')).toHaveAttribute('data-shown'));
    expect(sent('task-performance/create')[0]?.create_array).toHaveLength(1);
  });
});

describe('the sheet of a block', () => {
  it('gives it other times and other work', async () => {
    await openPainter();
    await paintMorning();
    key('F2');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveAccessibleName('Mon 23 Nov, 8:30 to 9:30');
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: '600' } });
    press('Apply');
    expect(await screen.findByText('The finish must be after the start.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Finish'), { target: { value: '690' } });
    press('Apply');
    await waitFor(() => expect(cell(MONDAY, '11:00')).toHaveAccessibleName(/SCH03 .*not saved$/));
    expect(cell(MONDAY, '08:30')).toHaveAccessibleName(/empty$/);
    expect(bar()).toHaveTextContent('3 new');
  });
});

describe('several people', () => {
  it('are painted alike, and asked about where theirs is replaced', async () => {
    await openPainter({ as: 'admin', query: `?view=paint&date=${FULL_DAY}&staff=4,5` });
    expect(await screen.findByText('What you paint goes to all 2 employees.')).toBeVisible();
    await chooseBrush('SCH03 05');
    goTo(FULL_DAY, '08:30');
    key('Enter');
    await waitFor(() => expect(bar()).toHaveTextContent(/2 replaced/));
    save();
    const dialog = await findDialog('Replace 2 records?');
    expect(dialog).toHaveTextContent('2 employees');
  });
});
