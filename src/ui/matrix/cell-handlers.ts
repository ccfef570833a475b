import type { KeyboardEvent, MouseEvent } from 'react';
import { hasModifier } from '@/lib/key-press';
import type { MatrixColumn } from './matrix-column';
import { findCell, findCellElement, type MatrixPlace } from './use-matrix-focus';

export type CellActs<Row> = {
  /** Called with the element of the cell; a link in the cell is followed instead. */
  onOpen: (row: Row, column: MatrixColumn, element: HTMLElement) => void;
  onToggle?: (row: Row, column: MatrixColumn) => void;
  /** Called for Page Up and Page Down, to change the period; without it they move by the visible rows. */
  onPeriod?: (step: 1 | -1) => void;
};

type Cells<Row> = CellActs<Row> & { rows: readonly Row[]; columns: readonly MatrixColumn[] };

type Focus = {
  place: MatrixPlace;
  storePlace: (place: MatrixPlace) => void;
  move: (event: KeyboardEvent) => void;
};

/** Handles keys and presses on the cells of a matrix. A key without an act goes to `move`. */
export function cellHandlers<Row>(cells: Cells<Row>, { place, storePlace, move }: Focus) {
  const { rows, columns, onOpen, onToggle, onPeriod } = cells;

  function onKeyDown(event: KeyboardEvent) {
    const { key, target } = event;
    const row = rows[place.row];
    const column = columns[place.column];
    const element = findCellElement(target);
    if (!element || row === undefined || !column) return;
    const link = element.querySelector('a');
    const actions: Record<string, (() => void) | undefined> = {
      Enter: () => (link ? link.click() : onOpen(row, column, element)),
      ' ': onToggle && (() => onToggle(row, column)),
      PageUp: onPeriod && (() => onPeriod(-1)),
      PageDown: onPeriod && (() => onPeriod(1)),
    };
    const action = actions[key];
    if (!action || hasModifier(event) || event.shiftKey) return move(event);
    event.preventDefault();
    action();
  }

  function onClick({ target }: MouseEvent) {
    const at = findCell(target);
    const element = findCellElement(target);
    if (!at || !element) return;
    const row = rows[at.row];
    const column = columns[at.column];
    if (row === undefined || !column) return;
    storePlace(at);
    // A link in a cell handles its own click.
    if (target instanceof Element && target.closest('a')) return;
    if (target instanceof HTMLInputElement) onToggle?.(row, column);
    else onOpen(row, column, element);
  }

  return { onKeyDown, onClick };
}
