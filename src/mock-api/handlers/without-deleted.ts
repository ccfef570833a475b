export function withoutDeleted<Row extends { deleted_at: string | null }>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => row.deleted_at === null);
}

export function presentById<Row extends { id: number; deleted_at: string | null }>(
  rows: readonly Row[],
): Map<number, Row> {
  return new Map(withoutDeleted(rows).map((row) => [row.id, row]));
}
