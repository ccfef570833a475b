import { toggled } from '@/lib/toggled';
import type { RowKey } from './column';

export type SelectedRows = {
  keys: ReadonlySet<RowKey>;
  /** The start of a range: the row that was last pressed without Shift; `lead` is its end. */
  anchor: RowKey | null;
  lead: RowKey | null;
};

export const NOTHING_SELECTED: SelectedRows = { keys: new Set(), anchor: null, lead: null };

export function toggleRow({ keys }: SelectedRows, key: RowKey): SelectedRows {
  return { keys: toggled(keys, key), anchor: key, lead: key };
}

/** Selects from the anchor to `key` in place of the former range, as file lists do. `order`: the found rows of all pages. */
export function extendSelection(selected: SelectedRows, key: RowKey, order: readonly RowKey[]): SelectedRows {
  const { anchor, lead } = selected;
  if (anchor === null || !order.includes(anchor))
    return { ...withKeys(selected, [key]), anchor: key, lead: key };
  const formerRange = new Set(between(order, anchor, lead !== null && order.includes(lead) ? lead : anchor));
  const outside = [...selected.keys].filter((selectedKey) => !formerRange.has(selectedKey));
  return { keys: new Set([...outside, ...between(order, anchor, key)]), anchor, lead: key };
}

export function toggleAll(selected: SelectedRows, keys: readonly RowKey[]): SelectedRows {
  return hasAll(selected.keys, keys) ? withoutKeys(selected, keys) : withKeys(selected, keys);
}

export function withKeys({ keys }: SelectedRows, more: readonly RowKey[]): SelectedRows {
  return { ...NOTHING_SELECTED, keys: new Set([...keys, ...more]) };
}

export function withoutKeys({ keys }: SelectedRows, less: readonly RowKey[]): SelectedRows {
  const removed = new Set(less);
  return { ...NOTHING_SELECTED, keys: new Set([...keys].filter((key) => !removed.has(key))) };
}

/** False for an empty `wanted`. */
export function hasAll(keys: ReadonlySet<RowKey>, wanted: readonly RowKey[]): boolean {
  return wanted.length > 0 && wanted.every((key) => keys.has(key));
}

function between(order: readonly RowKey[], first: RowKey, last: RowKey): readonly RowKey[] {
  const ends = [order.indexOf(first), order.indexOf(last)];
  return order.slice(Math.min(...ends), Math.max(...ends) + 1);
}
