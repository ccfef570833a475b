export function withoutDeleted<Row extends { deleted_at: string | null }>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => row.deleted_at === null);
}

export function groupBy<Row>(rows: readonly Row[], getKey: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(getKey(row));
    if (group) group.push(row);
    else groups.set(getKey(row), [row]);
  }
  return groups;
}
