import type { CheckedValues } from './kind-rules';

export type RowAction = 'create' | 'update' | 'skip';

export type Change = { name: string; before: unknown; after: unknown };

/** A cell to check: its value was interpreted, or a telephone number may lack its zero. */
export type CellNote = { kind: 'readAs' | 'lostZero'; text: string };

export type CheckedRow = {
  line: number;
  action: RowAction;
  /** The reason for which the row is not sent: no change, a stored record, or the user's choice. */
  why: 'same' | 'stored' | 'chosen' | null;
  /** The id of the stored record that the row is about; null for a new one. */
  storedId: number | null;
  /** By field, as `message()`s; none for a row that is not sent. */
  problems: Readonly<Record<string, string>>;
  notes: Readonly<Record<string, CellNote>>;
  changes: readonly Change[];
  /** Null for a row that is invalid, or not sent. */
  values: CheckedValues | null;
};
