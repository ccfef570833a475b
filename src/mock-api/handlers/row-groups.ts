export function alive<Row extends { deleted_at: string | null }>(rows: readonly Row[]): Row[] {
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

/** A request body in which the presence of a key asks for a relation. */
export type Wanted = Record<string, unknown>;

/** True where the key is present and not null; the value itself is ignored. */
export function wants(body: Wanted, relation: string): boolean {
  return body[relation] !== undefined && body[relation] !== null;
}
