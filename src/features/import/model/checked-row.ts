import type { CheckedValues } from './kind-rules';

export type RowAction = 'create' | 'update' | 'skip';

/** What an update makes of a field. */
export type Change = { name: string; before: unknown; after: unknown };

/** What is to be looked at: a cell that was read as something else, or a telephone number that may lack its zero. */
export type CellNote = { kind: 'readAs' | 'lostZero'; text: string };

export type CheckedRow = {
  line: number;
  action: RowAction;
  /** Why nothing is sent: nothing would change, it is there already, or somebody chose so. */
  why: 'same' | 'known' | 'asked' | null;
  knownId: number | null;
  /** By field, as `message()`s; none for a row that is not sent. */
  problems: Readonly<Record<string, string>>;
  notes: Readonly<Record<string, CellNote>>;
  changes: readonly Change[];
  /** What would be sent; null where something is wrong. */
  values: CheckedValues | null;
};
