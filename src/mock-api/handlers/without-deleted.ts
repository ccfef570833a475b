export function withoutDeleted<Row extends { deleted_at: string | null }>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => row.deleted_at === null);
}
