import { hasNamesOf, type Leave, type LeaveRecord, type Person } from './leave';

/** A person, with the rows of their `leave` relation that are leaves (`ownLeavesSchema`) if it was asked for. */
type PersonWithLeaves = Person & { leaves?: readonly Leave[] };

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** The listed leaves that belong to none of the leave records: only their names tell whose they are. */
export function leavesWithoutRecord(leaves: readonly Leave[], records: readonly LeaveRecord[]): Leave[] {
  const recordIds = new Set(records.map(({ id }) => id));
  return leaves.filter(({ recordId }) => recordId === null || !recordIds.has(recordId));
}

/**
 * Finds the leaves of a person: those of the person's own relation, which most servers fill with something else;
 * then those inside the person's leave records; then the listed leaves that name such a record. Builds its
 * index once, so that it can be asked for thousands of people. Source: C6 of the server's conflicts.
 */
export function createLeaveFinder(records: readonly LeaveRecord[], leaves: readonly Leave[]) {
  const byStaff = groupBy(records, ({ staffId }) => staffId);
  const byRecord = groupBy(leaves, ({ recordId }) => recordId);
  const orphans = leavesWithoutRecord(leaves, records);
  const nameless = byStaff.get(null) ?? [];

  return function leavesOf(person: PersonWithLeaves): Leave[] {
    if (person.leaves && person.leaves.length > 0) return [...person.leaves];
    const own = [
      ...(byStaff.get(person.id) ?? []),
      ...nameless.filter((record) => hasNamesOf(record, person)),
    ];
    return [
      ...own.flatMap(
        (record) => record.leaves ?? (record.id === null ? [] : (byRecord.get(record.id) ?? [])),
      ),
      ...orphans.filter((leave) => hasNamesOf(leave, person)),
    ];
  };
}
