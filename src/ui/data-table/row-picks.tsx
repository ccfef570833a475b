import type { DOMAttributes, ReactNode } from 'react';
import type { RowKey } from './column';

export type PickState = 'none' | 'some' | 'all';

export type RowPicks<Row> = {
  keys: ReadonlySet<RowKey>;
  /** The label of a row's checkbox; null where the row cannot be selected. */
  getLabel: (row: Row) => string | null;
  /** `all` where every selectable row of the page is selected. */
  state: PickState;
  /** The label of the checkbox for the page; null until the code of `RowPicking` has arrived. */
  pageLabel: string | null;
  events: Pick<DOMAttributes<HTMLElement>, 'onClick' | 'onMouseDown' | 'onKeyDown'>;
};

export type PickingTable<Row> = {
  /** The found rows of all pages. */
  found: readonly Row[];
  shown: readonly Row[];
  rowKey: (row: Row) => RowKey;
  onPicks: (picks: RowPicks<Row>) => void;
};

export type Picking<Row> = (table: PickingTable<Row>) => ReactNode;

/** Reserves the place of the boxes until the code of `RowPicking` has arrived. */
export const NO_PICKS: RowPicks<unknown> = {
  keys: new Set(),
  getLabel: () => null,
  state: 'none',
  pageLabel: null,
  events: {},
};

/** React asks a controlled checkbox for a handler; the rows' area handles its press. */
const ignore = () => undefined;

/** A plain checkbox: ten of MUI's would delay each letter of a search. */
export function PickBox({ label, isPicked }: { label: string | null; isPicked: boolean }) {
  if (label === null) return null;
  return <input type="checkbox" aria-label={label} checked={isPicked} onChange={ignore} />;
}

export function PickAllBox({ state, label }: { state: PickState; label: string | null }) {
  return (
    <span data-pick>
      {label !== null && (
        <input
          type="checkbox"
          aria-label={label}
          checked={state === 'all'}
          ref={(box) => {
            if (box) box.indeterminate = state === 'some';
          }}
          onChange={ignore}
        />
      )}
    </span>
  );
}
