import type { DOMAttributes, ReactNode } from 'react';
import type { RowKey } from './column';

/** How much of the page is selected. */
export type PickState = 'none' | 'some' | 'all';

/** What rows need to be selected. */
export type RowPicks<Row> = {
  keys: ReadonlySet<RowKey>;
  /** What the checkbox of a row is called; null where the row cannot be selected. */
  labelOf: (row: Row) => string | null;
  state: PickState;
  pageLabel: string | null;
  /** Presses and keys anywhere in the rows. */
  events: Pick<DOMAttributes<HTMLElement>, 'onClick' | 'onMouseDown' | 'onKeyDown'>;
};

/** Of what it selects the part knows that understands it, fetched behind the rows (`RowPicking`). */
export type PickingTable<Row> = {
  /** What search and filter leave, on all pages. */
  found: readonly Row[];
  shown: readonly Row[];
  rowKey: (row: Row) => RowKey;
  onPicks: (picks: RowPicks<Row>) => void;
};

export type Picking<Row> = (table: PickingTable<Row>) => ReactNode;

/** Until that part is there the boxes have their place. */
export const NO_PICKS: RowPicks<unknown> = {
  keys: new Set(),
  labelOf: () => null,
  state: 'none',
  pageLabel: null,
  events: {},
};

const ignore = () => undefined;

/** A plain checkbox: ten of MUI's in a table make each key of a search wait. */
export function PickBox({ label, isPicked }: { label: string | null; isPicked: boolean }) {
  if (label === null) return null;
  return <input type="checkbox" aria-label={label} checked={isPicked} onChange={ignore} />;
}

/** Selects all rows of the page, or none. */
export function PickAllBox({ state, label }: { state: PickState; label: string | null }) {
  return (
    <span className="pick" data-pick-all>
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
