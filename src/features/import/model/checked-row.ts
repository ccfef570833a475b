import type { CheckedValues } from './kind-rules';

export type Deed = 'create' | 'update' | 'skip';

/** What an update makes of a field. */
export type Change = { name: string; before: unknown; after: unknown };

export type CheckedRow = {
  line: number;
  deed: Deed;
  /** Why nothing is sent: nothing would change, it is there already, or somebody chose so. */
  why: 'same' | 'known' | 'asked' | null;
  knownId: number | null;
  /** By field, as `message()`s; none for a row that is not sent. */
  problems: Readonly<Record<string, string>>;
  changes: readonly Change[];
  /** What would be sent; null where something is wrong. */
  values: CheckedValues | null;
};
