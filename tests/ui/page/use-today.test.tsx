import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setClock } from '@/lib/clock';
import { useToday } from '@/ui/page/use-today';

afterEach(() => {
  vi.useRealTimers();
  setClock();
});

// Tests run in Tokyo.
it.each([
  [undefined, '2026-11-20T14:59:50Z'],
  ['Asia/Tokyo', '2026-11-20T14:59:50Z'],
  // A quarter to the hour.
  ['Asia/Kathmandu', '2026-11-20T18:14:50Z'],
])('today in %s is another day after midnight', (zone, moment) => {
  vi.useFakeTimers({ now: new Date(moment) });
  const { result, unmount } = renderHook(() => useToday(zone));
  expect(result.current).toBe('2026-11-20');
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current).toBe('2026-11-21');
  act(() => void vi.advanceTimersByTime(24 * 60 * 60_000));
  expect(result.current).toBe('2026-11-22');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('today is read again when the user returns to a suspended page', () => {
  setClock(() => new Date('2026-11-20T18:00:00'));
  const { result } = renderHook(() => useToday());
  setClock(() => new Date('2026-11-23T09:00:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-11-23');
});
