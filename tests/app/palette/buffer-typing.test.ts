// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { bufferTyping } from '@/app/palette/buffer-typing';

afterEach(() => {
  vi.useRealTimers();
});

/** Presses the keys, and gives those that the page gets. */
function press(...keys: (string | KeyboardEventInit)[]): string[] {
  const reached: string[] = [];
  const note = ({ key }: KeyboardEvent) => reached.push(key);
  document.addEventListener('keydown', note);
  for (const key of keys) fireEvent.keyDown(document.body, typeof key === 'string' ? { key } : key);
  document.removeEventListener('keydown', note);
  return reached;
}

it.each([
  ['letters', ['a', '休'], 'a休', []],
  ['a deleted letter', ['a', '𠮷', 'Backspace'], 'a', []],
  ['Enter, which chooses nothing that was not seen', ['a', 'Enter'], 'a', []],
  ['Escape, and later letters', ['a', 'Escape', 'b'], null, ['b']],
  ['Tab, which moves the focus', ['a', 'Tab', 'b'], null, ['Tab', 'b']],
  [
    'keys of the browser',
    [{ key: 'r', ctrlKey: true }, { key: 'r', metaKey: true }, 'F5'],
    '',
    ['r', 'r', 'F5'],
  ],
  ['a word in an input method', [{ key: 'a', isComposing: true }], '', ['a']],
])('keys typed while the palette loads: %s', (_, keys, typed, reached) => {
  const end = bufferTyping();
  expect(press(...keys)).toEqual(reached);
  expect(end()).toBe(typed);
  expect(press('x')).toEqual(['x']);
});

it('a pointer press stops the buffering of letters', () => {
  const end = bufferTyping();
  fireEvent.pointerDown(document.body);
  expect(press('x')).toEqual(['x']);
  expect(end()).toBeNull();
});

it('the page gets its keys back when the palette has not arrived after ten seconds', () => {
  vi.useFakeTimers();
  const end = bufferTyping();
  vi.advanceTimersByTime(9_999);
  expect(press('a')).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(press('x')).toEqual(['x']);
  expect(end()).toBeNull();
});
