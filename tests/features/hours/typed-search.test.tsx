import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useTypedSearch } from '@/features/hours/components/use-typed-search';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

function waitForPause() {
  act(() => {
    vi.advanceTimersByTime(300);
  });
}

function renderSearch() {
  const store = vi.fn<(search: string) => void>();
  const { result, rerender } = renderHook(({ stored, level }) => useTypedSearch({ stored, store, level }), {
    initialProps: { stored: '', level: 'all' },
  });
  return { result, rerender, stored: () => store.mock.calls.flat() };
}

it('writes a word into the address once, after a pause in typing', () => {
  const { result, rerender, stored } = renderSearch();
  for (const text of ['a', 'ap', 'apo']) act(() => result.current.setSearch(text));
  expect(result.current.search).toBe('apo');
  expect(stored()).toEqual([]);
  waitForPause();
  expect(stored()).toEqual(['apo']);
  // The address follows later, and may change by a step back in the history.
  expect(result.current.search).toBe('apo');
  rerender({ stored: 'apo', level: 'all' });
  rerender({ stored: '', level: 'all' });
  expect(result.current.search).toBe('');
});

it('writes at once when the field is left, and not again while the address follows', () => {
  const { result, stored } = renderSearch();
  act(() => result.current.setSearch('apo'));
  act(() => result.current.settleSearch());
  expect(stored()).toEqual(['apo']);
  waitForPause();
  expect(stored()).toEqual(['apo']);
});

it('drops what was typed above an opened level', () => {
  const { result, rerender, stored } = renderSearch();
  act(() => result.current.setSearch('apo'));
  rerender({ stored: '', level: 'a month' });
  waitForPause();
  expect(result.current.search).toBe('');
  expect(stored()).toEqual([]);
});
