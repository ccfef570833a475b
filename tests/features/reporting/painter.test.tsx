import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  MONDAY,
  TUESDAY,
  FULL_DAY,
  PAINT,
  DRAFT,
  cell,
  key,
  brushButtons,
  openPainter,
  goTo,
  walkTo,
  chooseBrush,
  save,
  bar,
  isSaved,
  paintMorning,
  row,
} from './painter-steps';
import {
  openReporting,
  answer,
  press,
  sent,
  setScenario,
  signedInId,
  stored,
  WORK,
  writeAsAdmin,
} from './reporting-steps';

beforeAll(async () => {
  await import('@/features/reporting/pages/reporting-page');
  await import('@/features/reporting/painter/components/painter');
});

describe('painting by keyboard', () => {
  it('sends exactly the painted half hours in one request, and undoes them', async () => {
    await openPainter();
    await paintMorning();
    expect(cell(MONDAY, '09:00')).toHaveAccessibleName(/9:00, SCH03 .*, not saved$/);
    expect(sent('task-performance/create')).toHaveLength(0);
    const brushNames = () => brushButtons().map(({ textContent }) => textContent);
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

  it('replaces and clears with one delete and one create; each step is undone and redone before', async () => {
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

  it('paints the selection with a digit, and moves on behind it: three works in few keys', async () => {
    await openPainter();
    const [first, second] = brushButtons().map((brush) => brush.textContent);
    goTo(MONDAY, '08:30');
    key('ArrowDown', { shiftKey: true });
    key('2');
    expect(cell(MONDAY, '09:30')).toHaveFocus();
    key('ArrowDown', { shiftKey: true });
    key('1');
    key('End', { shiftKey: true });
    key('3');
    await waitFor(() => expect(bar()).toHaveTextContent('16 new'));
    const findCode = (brush: string | null | undefined) => (brush ?? '').match(/[A-Z]{2,}\d+/)?.[0] ?? 'none';
    expect(cell(MONDAY, '09:00')).toHaveAccessibleName(new RegExp(findCode(second)));
    expect(cell(MONDAY, '10:00')).toHaveAccessibleName(new RegExp(findCode(first)));
    expect(cell(MONDAY, '17:00')).toHaveAccessibleName(/not saved$/);
    // Without a selection a digit only chooses.
    key('1');
    expect(bar()).toHaveTextContent('16 new');
  });

  it('paints nothing with the digit of no brush', async () => {
    await openPainter();
    const digit = brushButtons().length;
    expect(digit).toBeLessThan(10);
    goTo(MONDAY, '08:30');
    key('ArrowDown', { shiftKey: true });
    key(String(digit));
    expect(await screen.findByText('Choose a brush first.')).toBeVisible();
    expect(cell(MONDAY, '08:30')).toHaveAccessibleName(/empty$/);
  });

  it('moves a block, and copies a day to another one', async () => {
    await openPainter();
    await paintMorning();
    key('ArrowDown', { altKey: true });
    await waitFor(() => expect(cell(MONDAY, '08:30')).toHaveAccessibleName(/empty$/));
    expect(cell(MONDAY, '09:30')).toHaveAccessibleName(/not saved$/);
    key('c', { ctrlKey: true });
    expect(await screen.findByText('Copied Mon 23 Nov: 1 hr')).toBeVisible();
    key('ArrowRight');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-date', TUESDAY));
    // Opens the developer tools, and pastes as text: `fireEvent` returns true if nothing prevented it.
    const hasPassed = ['C', 'V'].map((name) =>
      fireEvent.keyDown(document.activeElement ?? document.body, {
        key: name,
        ctrlKey: true,
        shiftKey: true,
      }),
    );
    expect(hasPassed).toEqual([true, true]);
    expect(bar()).toHaveTextContent('2 new');
    key('v', { ctrlKey: true });
    await waitFor(() => expect(bar()).toHaveTextContent('4 new'));
    expect(cell(TUESDAY, '09:30')).toHaveAccessibleName(/SCH03 .*not saved$/);
  });
});

it('ends the selection when another day is shown', async () => {
  await openPainter();
  await chooseBrush('SCH03 05');
  goTo(MONDAY, '08:30');
  key('ArrowDown', { shiftKey: true });
  fireEvent.click(screen.getByRole('button', { name: /^Tue 24 Nov/ }));
  goTo(TUESDAY, '09:00');
  key('Enter');
  await waitFor(() => expect(bar()).toHaveTextContent('1 new'));
  expect(cell(MONDAY, '08:30')).toHaveAccessibleName(/empty$/);
});

it('keeps the copied half hours when there is nothing to copy', async () => {
  await openPainter();
  await paintMorning();
  key('c', { ctrlKey: true });
  await screen.findByText('Copied Mon 23 Nov: 1 hr');
  goTo(TUESDAY, '08:30');
  await waitFor(() => expect(cell(TUESDAY, '08:30')).toHaveAttribute('tabindex', '0'));
  key('c', { ctrlKey: true });
  expect(await screen.findByText('Nothing on Tue 24 Nov can be copied.')).toBeVisible();
  key('ArrowDown', { shiftKey: true });
  key('c', { ctrlKey: true });
  expect(await screen.findByText('Nothing that is selected can be copied.')).toBeVisible();
  key('v', { ctrlKey: true });
  await waitFor(() => expect(bar()).toHaveTextContent('4 new'));
});

it('says so when a block has no room to move to', async () => {
  await openPainter();
  await chooseBrush('SCH03 05');
  goTo(MONDAY, '08:30');
  key('F2');
  fireEvent.change(await screen.findByLabelText('Start'), { target: { value: '0' } });
  fireEvent.change(screen.getByLabelText('Finish'), { target: { value: '1440' } });
  press('Apply');
  expect(await screen.findByText('48 half hours painted')).toBeVisible();
  goTo(MONDAY, '08:30');
  key('ArrowDown', { altKey: true });
  expect(await screen.findByText('Nothing changes.')).toBeVisible();
});

describe('keys of the browser', () => {
  it.each([
    ['Home', { altKey: true }],
    ['Delete', { altKey: true }],
    ['Delete', { shiftKey: true }],
    ['Enter', { altKey: true }],
    ['PageDown', { altKey: true }],
    ['s', { ctrlKey: true, shiftKey: true }],
    ['y', { ctrlKey: true, shiftKey: true }],
  ])('are left to it: %s with %o', async (name, modifiers) => {
    await openPainter();
    await paintMorning();
    const active = document.activeElement ?? document.body;
    // `fireEvent` returns true if nothing prevented the event.
    expect(fireEvent.keyDown(active, { key: name, ...modifiers })).toBe(true);
    expect(active).toHaveFocus();
    expect(bar()).toHaveTextContent('2 new');
  });
});

it('names a half hour in Japanese with the comma of Japanese', async () => {
  await openPainter({ query: `?view=paint&date=${FULL_DAY}`, language: 'ja' });
  goTo(FULL_DAY, '08:30');
  key('Delete');
  await waitFor(() =>
    expect(cell(FULL_DAY, '08:30')).toHaveAccessibleName(/^11\/18（水） 8:30、[^,、]+、削除、未保存$/),
  );
});

describe('painted half hours', () => {
  it('are restored after a reload, are not submitted by the form, and are gone when discarded', async () => {
    const { unmount } = await openPainter();
    await paintMorning();
    unmount();
    await openReporting({ query: '?view=form' });
    expect(await screen.findByText('2 painted half hours are not saved.')).toBeVisible();
    press('Show');
    await waitFor(() => expect(bar()).toHaveTextContent('2 new'));
    press('Discard');
    await screen.findByText('Nothing painted yet.');
    expect(screen.getByText('Save')).toHaveFocus();
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('are dropped if the stored ones are invalid', async () => {
    localStorage.setItem(
      DRAFT,
      JSON.stringify({ version: 1, savedAt: 0, base: {}, changes: { painted: [{ staff_id: 'x' }] } }),
    );
    await openPainter();
    expect(await screen.findByText('Nothing painted yet.')).toBeVisible();
  });

  it('remain painted when the server did not keep them', async () => {
    await openPainter();
    await paintMorning();
    setScenario('500@task-performance/create');
    save();
    expect(await screen.findByText('2 half hours may not be saved.')).toBeVisible();
    expect(bar()).toHaveTextContent('2 new');
    setScenario('');
    press('Send again');
    await isSaved();
    expect(stored(signedInId('user'), [MONDAY])).toHaveLength(2);
  });

  it('and their steps stay as they are while the rest is sent', async () => {
    await openPainter();
    await paintMorning();
    setScenario('500@task-performance/create');
    save();
    await screen.findByText('2 half hours may not be saved.');
    setScenario('held@task-performance/create');
    press('Send again');
    await waitFor(() => expect(sent('task-performance/create')).toHaveLength(2));
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(bar()).toHaveTextContent('2 new');
    expect(screen.getByText('Discard')).toHaveAttribute('aria-disabled', 'true');
    setScenario('none');
    await isSaved();
  });

  it('are listed by day, and keys can scroll the list', async () => {
    await openPainter();
    await paintMorning();
    press('By day');
    const list = screen.getByRole('list', { name: 'By day' });
    expect(list).toHaveTextContent(/Mon 23 Nov: 2 new$/);
    list.focus();
    expect(list).toHaveFocus();
  });

  it('wait in this browser while offline', async () => {
    await openPainter();
    await paintMorning();
    setScenario('offline');
    save();
    await waitFor(() => expect(cell(MONDAY, '09:00')).toHaveAccessibleName(/not sent yet$/));
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
  });

  it('replace no records of a colleague without a question', async () => {
    await openPainter({ query: PAINT });
    await paintMorning();
    await writeAsAdmin({ date: MONDAY, period: '08:30:00', project_id: 1, task_id: 1 });
    save();
    await answer('Replace 1 half hour?', 'Cancel');
    expect(sent('task-performance/create')).toHaveLength(1);
    expect(bar()).toHaveTextContent('1 new1 replaced');
    expect(cell(MONDAY, '08:30')).toHaveAccessibleName(/not saved, replaces what is recorded$/);
    expect(cell(MONDAY, '09:00')).toHaveAccessibleName(/SCH03 [^,]*, not saved$/);
  });
});
