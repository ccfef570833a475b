import type { RowKey, RowTable } from '../db/row-table';

export function upsertRow<Row extends { id: number }>(
  table: RowTable<Row>,
  key: RowKey,
  values: Omit<Row, 'id'>,
): void {
  const stored = table.get(key);
  if (stored) table.put({ ...stored, ...values });
  else table.insert(values);
}
