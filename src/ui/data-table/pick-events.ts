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

/** Else the words between two presses with Shift are marked. */
export function keepWords(event: MouseEvent) {
  if (event.shiftKey && wishOfPress(event)) event.preventDefault();
}

const WISHES: Partial<Record<string, PickWish>> = { Enter: { kind: 'act' }, Escape: { kind: 'clear' } };

const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the focus where an arrow does so, and tells what a key on a checkbox asks for; Ctrl/⌘ with A does so everywhere in the rows. */
export function wishOfKey(event: KeyboardEvent): PickWish | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const box = closest(event, '.pick input');
  if ((ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'a') {
    if (!box && closest(event, 'input, textarea')) return null;
    event.preventDefault();
    return { kind: 'selectFound' };
  }
  const wish = WISHES[key];
  const step = box?.closest('[data-place]') ? STEPS[key] : undefined;
  if (!box || ctrlKey || metaKey || altKey || (!wish && !step)) return null;
  event.preventDefault();
  if (!step) return wish ?? null;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-place] .pick input')];
  const next = boxes[boxes.indexOf(box) + step] ?? box;
  next.focus();
  return shiftKey ? { kind: 'extend', place: placeOf(next) } : null;
}
