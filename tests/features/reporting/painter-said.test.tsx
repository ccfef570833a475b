import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ROW_HEIGHT } from '@/features/reporting/painter/components/row-geometry';
import { changeLanguage } from '@/i18n/i18n';
import {
  bar,
  cell,
  chooseBrush,
  goTo,
  isSaved,
  key,
  MONDAY,
  openPainter,
  paintMorning,
  save,
} from './painter-steps';
import { press } from './reporting-steps';

const ONE_DAY = { query: `?view=paint&date=${MONDAY}&days=1` };

beforeAll(async () => {
  await import('@/features/reporting/pages/reporting-page');
  await import('@/features/reporting/painter/components/painter');
});

/** Rows from 08:30 on: without a layout the first one lies at the top of the screen. */
function drag(from: number, to: number, init: object = {}, isHeld = false) {
  const body = document.querySelector('[data-body]');
  const at = (row: number) => ({
    pointerId: 1,
    button: 0,
    clientX: 0,
    clientY: (row + 0.5) * ROW_HEIGHT.dense,
    ...init,
  });
  fireEvent.pointerDown(body ?? document.body, at(from));
  fireEvent.pointerMove(body ?? document.body, at(to));
  if (!isHeld) fireEvent.pointerUp(body ?? document.body, at(to));
}

describe('the announcement of a stroke', () => {
  it('counts the changed half hours', async () => {
    await openPainter(ONE_DAY);
    await paintMorning();
    expect(await screen.findByText('2 half hours painted')).toBeVisible();
    key('Home');
    key('End', { shiftKey: true });
    expect(await screen.findByText('Mon 23 Nov, 8:30 to 17:30 selected')).toBeVisible();
    key('Enter');
    expect(await screen.findByText('14 half hours painted')).toBeVisible();
    key('Home');
    key('Enter');
    expect(await screen.findByText('Nothing changes.')).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(await screen.findByText('The last step is undone')).toBeVisible();
  });

  it('is made again when the next stroke has the same words', async () => {
    await openPainter(ONE_DAY);
    await chooseBrush('SCH03 05');
    goTo(MONDAY, '08:30');
    key('Enter');
    const first = await screen.findByText('1 half hour painted');
    key('ArrowDown');
    key('Enter');
    await waitFor(() => expect(bar()).toHaveTextContent('2 new'));
    expect(screen.getByText('1 half hour painted')).not.toBe(first);
  });

  it('counts cleared half hours, also none', async () => {
    await openPainter(ONE_DAY);
    await paintMorning();
    goTo(MONDAY, '09:00');
    key('End', { shiftKey: true });
    key('Delete');
    expect(await screen.findByText('1 half hour cleared')).toBeVisible();
    key('Delete');
    expect(await screen.findByText('There is nothing to clear.')).toBeVisible();
  });

  it('names the new place of a block, not of the pointer', async () => {
    await openPainter(ONE_DAY);
    await paintMorning();
    drag(1, 5);
    expect(await screen.findByText('Moved to Mon 23 Nov 10:30')).toBeVisible();
    expect(cell(MONDAY, '11:00')).toHaveAccessibleName(/not saved$/);
    drag(5, 1, { altKey: true });
    expect(await screen.findByText('Copied to Mon 23 Nov 8:30')).toBeVisible();
    await waitFor(() => expect(bar()).toHaveTextContent('4 new'));
    // The lower edge of the block until 9:30, two pixels above its end.
    drag(1.4, 2);
    expect(await screen.findByText('Now from 8:30 to 10:00')).toBeVisible();
  });

  it('disappears after a save, and follows the dialog of a block too', async () => {
    await openPainter(ONE_DAY);
    await chooseBrush('SCH03 05');
    goTo(MONDAY, '08:30');
    key('F2');
    await screen.findByRole('dialog');
    press('Apply');
    expect(await screen.findByText('1 half hour painted')).toBeVisible();
    save();
    await isSaved();
    expect(screen.queryByText('1 half hour painted')).toBeNull();
  });
});

it('writes the span of days, and that of a drag, as Japanese does', async () => {
  await openPainter({ language: 'ja' });
  expect(screen.getByText('11/23（月）～11/27（金）')).toBeVisible();
  drag(0, 2, {}, true);
  expect(await screen.findByText('8:30～10:00')).toBeVisible();
});

it('keeps no announcement in the language before', async () => {
  await openPainter(ONE_DAY);
  await paintMorning();
  expect(await screen.findByText('2 half hours painted')).toBeVisible();
  await act(() => changeLanguage('ja'));
  expect(await screen.findByText('新規2件')).toBeVisible();
  expect(screen.queryByText('2 half hours painted')).not.toBeInTheDocument();
});

it('opens the sheet of a block that is pressed twice, and none at the hours beside the rows', async () => {
  await openPainter(ONE_DAY);
  await paintMorning();
  const body = document.querySelector('[data-body]') ?? document.body;
  drag(1, 1);
  fireEvent.click(body);
  fireEvent.click(screen.getByText('9:00'));
  fireEvent.doubleClick(screen.getByText('9:00'));
  expect(screen.queryByRole('dialog')).toBeNull();
  drag(1, 1);
  fireEvent.click(body);
  fireEvent.doubleClick(body);
  expect(await screen.findByRole('dialog', { name: 'Mon 23 Nov, 8:30 to 9:30' })).toBeVisible();
});

it('paints where the pointer is after the page has scrolled during a drag', async () => {
  await openPainter(ONE_DAY);
  await chooseBrush('SCH03 05');
  drag(0, 1, {}, true);
  const body = document.querySelector('[data-body]') ?? document.body;
  vi.spyOn(body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -3 * ROW_HEIGHT.dense));
  fireEvent.scroll(document);
  fireEvent.pointerUp(body, { pointerId: 1 });
  // Three rows of scrolling lead from the second row to the fifth.
  expect(await screen.findByText('5 half hours painted')).toBeVisible();
  expect(cell(MONDAY, '10:30')).toHaveAccessibleName(/not saved$/);
});

it('forgets a press whose click never comes', async () => {
  await openPainter(ONE_DAY);
  await chooseBrush('SCH03 05');
  const press = { pointerId: 1, button: 0, clientX: 0, clientY: 0 };
  const body = document.querySelector('[data-body]') ?? document.body;
  const head = screen.getByRole('rowheader');
  // A press with Ctrl on a Mac opens the sheet instead of a click.
  fireEvent.pointerDown(body, press);
  fireEvent.pointerUp(body, press);
  fireEvent.pointerDown(head, press);
  fireEvent.pointerUp(head, press);
  fireEvent.click(head);
  expect(cell(MONDAY, '08:30')).toHaveAccessibleName(/empty$/);
});
