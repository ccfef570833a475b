/** Rows that are not soft-deleted. */
export function alive<Row extends { deleted_at: string | null }>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => row.deleted_at === null);
}

export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
