import { act, fireEvent, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ROW_HEIGHT } from '@/features/reporting/painter/components/row-geometry';
import { setPreference } from '@/theme/preferences';
import { report } from '../../mock-api/mock-client';
import { brushButtons, cell, goTo, key, MONDAY, openPainter, row } from './painter-steps';
import { NEXT_WEEK, setScenario, WORK } from './reporting-steps';

const [, , WEDNESDAY = ''] = NEXT_WEEK;
const HABIT = 'SCH03 Coding';

beforeAll(async () => {
  await import('@/features/reporting/pages/reporting-page');
  await import('@/features/reporting/painter/components/painter');
});

/** Three Wednesdays at 8:30, on top of all that fills the days of the example data. */
beforeEach(async () => {
  setScenario('');
  const rows = ['2026-11-04', '2026-11-11', '2026-11-18'].map((date) => row(date, '08:30'));
  await report('task-performance/delete', { delete_array: rows });
  await report('task-performance/create', { create_array: rows.map((at) => ({ ...at, ...WORK })) });
});

const listed = () => brushButtons().map((brush) => brush.title);
const byKey = (): Record<string, string> =>
  Object.fromEntries(
    brushButtons().map((brush) => [brush.getAttribute('aria-keyshortcuts') ?? '', brush.title]),
  );

it('list the most likely work at the cursor first, and each digit keeps its brush [BY-18]', async () => {
  await openPainter();
  await waitFor(() => expect(listed().length).toBeGreaterThan(3));
  const keys = byKey();
  expect(listed()[0]).not.toBe(HABIT);
  goTo(WEDNESDAY, '08:30');
  await waitFor(() => expect(listed()[0]).toBe(HABIT));
  expect(byKey()).toMatchObject(keys);
  goTo(WEDNESDAY, '13:00');
  await waitFor(() => expect(listed()[0]).not.toBe(HABIT));
  expect(byKey()).toMatchObject(keys);
});

it('follow a resting mouse, but not one on its way to the list', async () => {
  await openPainter({ query: `?view=paint&date=${WEDNESDAY}&days=1` });
  await waitFor(() => expect(listed()[0]).toBe(HABIT));
  const body = document.querySelector('[data-body]') ?? document.body;
  const moveTo = (rows: number) =>
    fireEvent.pointerMove(body, {
      pointerType: 'mouse',
      clientX: 0,
      clientY: (rows + 0.5) * ROW_HEIGHT.dense,
    });
  vi.useFakeTimers();
  moveTo(9);
  fireEvent.pointerLeave(body);
  act(() => void vi.runAllTimers());
  expect(listed()[0]).toBe(HABIT);
  moveTo(9);
  act(() => void vi.runAllTimers());
  expect(listed()[0]).not.toBe(HABIT);
  vi.useRealTimers();
});

it('paint no selection by their digits while single-key shortcuts are switched off', async () => {
  await openPainter();
  goTo(MONDAY, '08:30');
  key('ArrowDown', { shiftKey: true });
  setPreference('singleKeys', 'off');
  key('1');
  setPreference('singleKeys', 'on');
  expect(cell(MONDAY, '08:30')).toHaveAccessibleName(/empty$/);
  expect(cell(MONDAY, '09:00')).toHaveFocus();
});
