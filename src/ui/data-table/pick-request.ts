import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { hasModifier } from '@/lib/key-press';

/** `place`: the row on the page, from 0. `act` moves the focus to the buttons for the selected rows. */
export type PickRequest =
  { kind: 'toggle' | 'extend'; place: number } | { kind: 'togglePage' | 'selectFound' | 'clear' | 'act' };

const CONTROLS = 'a, button, label, select, input, textarea';
const PICK_CELL = '[data-pick]';
const PICK_BOX = '[data-pick] input';

function closest(event: SyntheticEvent, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

const findPlace = (element: Element) => Number(element.closest<HTMLElement>('[data-place]')?.dataset.place);

/** The cell of the checkbox takes any press; the rest of the row only one with Shift or Ctrl/⌘. */
export function readPress(event: MouseEvent): PickRequest | null {
  const cell = closest(event, PICK_CELL);
  const row = closest(event, '[data-place]');
  if (cell && !row) return { kind: 'togglePage' };
  if (!row?.querySelector(PICK_BOX)) return null;
  const place = findPlace(row);
  if (cell) return { kind: event.shiftKey ? 'extend' : 'toggle', place };
  if (closest(event, CONTROLS)) return null;
  if (event.shiftKey) return { kind: 'extend', place };
  return event.ctrlKey || event.metaKey ? { kind: 'toggle', place } : null;
}

export function preventTextSelection(event: MouseEvent) {
  if (event.shiftKey && readPress(event)) event.preventDefault();
}

const REQUESTS: Partial<Record<string, PickRequest>> = { Enter: { kind: 'act' }, Escape: { kind: 'clear' } };

const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Returns the request of a key on a checkbox, and moves the focus for an arrow. Ctrl/⌘+A works everywhere in the rows. */
export function handleKey(event: KeyboardEvent): PickRequest | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const box = closest(event, PICK_BOX);
  if ((ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'a') {
    if (!box && closest(event, 'input, textarea')) return null;
    event.preventDefault();
    return { kind: 'selectFound' };
  }
  if (!box || hasModifier(event)) return null;
  const request = REQUESTS[key];
  if (request) {
    event.preventDefault();
    return request;
  }
  const step = STEPS[key];
  if (step === undefined || !box.closest('[data-place]')) return null;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-place] ${PICK_BOX}`)];
  const next = boxes[boxes.indexOf(box) + step] ?? box;
  next.focus();
  return shiftKey ? { kind: 'extend', place: findPlace(next) } : null;
}
