import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';

/**
 * What a press or a key in the rows asks for: to select a row, to let go of it, or to let a range end there, by its place on the
 * page from 0; or something of all rows.
 */
export type PickWish =
  { kind: 'toggle' | 'extend'; place: number } | { kind: 'togglePage' | 'selectFound' | 'clear' | 'act' };

const OTHER_WAYS = 'a, button, label, select, input, textarea';

function closest(event: SyntheticEvent, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

/** Which row of the page an element stands in. */
const placeOf = (within: Element | null) =>
  Number(within?.closest<HTMLElement>('[data-place]')?.dataset.place ?? Number.NaN);

/** A plain press works on the checkbox and around it, one with Shift or Ctrl/⌘ on the whole row. */
export function wishOfPress(event: MouseEvent): PickWish | null {
  const cell = closest(event, '.pick');
  const row = closest(event, '[data-place]');
  if (cell && !row) return { kind: 'togglePage' };
  if (!row?.querySelector('.pick input')) return null;
  const place = placeOf(row);
  if (cell) return { kind: event.shiftKey ? 'extend' : 'toggle', place };
  if (closest(event, OTHER_WAYS)) return null;
  if (event.shiftKey) return { kind: 'extend', place };
  return event.ctrlKey || event.metaKey ? { kind: 'toggle', place } : null;
}

/** Keys act on the checkboxes; Ctrl/⌘ with A everywhere in the rows. */
function wishOnBox(event: KeyboardEvent): PickWish | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const box = closest(event, '.pick input');
  if ((ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'a') {
    return box || !closest(event, 'input, textarea') ? { kind: 'selectFound' } : null;
  }
  if (!box || ctrlKey || metaKey || altKey) return null;
  if (key === 'Enter') return { kind: 'act' };
  if (key === 'Escape') return { kind: 'clear' };
  return null;
}

/** The checkbox above or below the one that an arrow key was pressed in. */
function boxAfterKey(event: KeyboardEvent): HTMLElement | null {
  const { key, ctrlKey, metaKey, altKey } = event;
  const box = closest(event, '[data-place] .pick input');
  if (!box || ctrlKey || metaKey || altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return null;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-place] .pick input')];
  return boxes[boxes.indexOf(box) + (key === 'ArrowDown' ? 1 : -1)] ?? box;
}

/** Else the words between two presses with Shift are marked. */
export function keepWords(event: MouseEvent) {
  if (event.shiftKey && wishOfPress(event)) event.preventDefault();
}

/** Moves the focus where a key does so, and tells what it asks for. */
export function wishOfKey(event: KeyboardEvent): PickWish | null {
  const next = boxAfterKey(event);
  const wish = next ? null : wishOnBox(event);
  if (wish || next) event.preventDefault();
  next?.focus();
  return next && event.shiftKey ? { kind: 'extend', place: placeOf(next) } : wish;
}
