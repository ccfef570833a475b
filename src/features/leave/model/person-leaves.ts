import { groupBy } from '@/lib/group-by';
import { namesKey } from '@/lib/named';
import type { Leave, LeaveRecord, Person } from './leave';

/** A person, with the leaves of their `leave` relation (`ownLeavesSchema`) if it was requested. */
type PersonWithLeaves = Person & { leaves?: readonly Leave[] };

/** True if the list of all leaves must be read, because a record came without its leaves. */
export const lacksLeaves = (records: readonly LeaveRecord[]) => records.some(({ leaves }) => leaves === null);

/** Returns the leaves whose record is not in the list, and those with neither a record nor a staff id. */
export function leavesWithoutRecord(leaves: readonly Leave[], records: readonly LeaveRecord[]): Leave[] {
  const recordIds = new Set(records.map(({ id }) => id));
  return leaves.filter(({ recordId, staffId }) =>
    recordId === null ? staffId === null : !recordIds.has(recordId),
  );
}

function sharedNames(people: readonly Person[]): ReadonlySet<string> {
  const idByNames = new Map<string, number>();
  const shared = new Set<string>();
  for (const person of people) {
    const names = namesKey(person);
    const otherId = idByNames.get(names);
    if (otherId !== undefined && otherId !== person.id) shared.add(names);
    idByNames.set(names, person.id);
  }
  return shared;
}

/**
 * Creates a finder of a person's leaves: in the person's own relation if it holds any, else in the leave
 * records and the list. The staff id of a leave or of its record identifies the person; without either, the
 * names do, unless several people share them.
 */
export function createLeaveFinder(
  records: readonly LeaveRecord[],
  leaves: readonly Leave[],
  people: readonly Person[] = [],
) {
  const recordById = new Map(records.map((record) => [record.id, record]));
  const includedLeaves = records.flatMap((record) =>
    (record.leaves ?? []).map((leave) => ({ leave, record })),
  );
  const listedLeaves = leaves.map((leave) => ({
    leave,
    record: leave.recordId === null ? undefined : recordById.get(leave.recordId),
  }));
  // A record that includes its leaves has all of them: those of the list would count twice.
  const uniqueLeaves = [...includedLeaves, ...listedLeaves.filter(({ record }) => !record?.leaves)];
  const identifiedLeaves = uniqueLeaves.map(({ leave, record }) => ({
    leave,
    staffId: leave.staffId ?? record?.staffId ?? null,
    names: namesKey(record ?? leave),
  }));
  const byStaffId = groupBy(identifiedLeaves, ({ staffId }) => staffId);
  const byNames = groupBy(byStaffId.get(null) ?? [], ({ names }) => names);
  const ambiguousNames = sharedNames([
    ...people,
    ...records.flatMap(({ staffId, eng_name, jp_name }) =>
      staffId === null ? [] : [{ id: staffId, eng_name, jp_name }],
    ),
  ]);

  return function findLeaves(person: PersonWithLeaves): Leave[] {
    if (person.leaves && person.leaves.length > 0) return [...person.leaves];
    const names = namesKey(person);
    const named = ambiguousNames.has(names) ? [] : (byNames.get(names) ?? []);
    return [...(byStaffId.get(person.id) ?? []), ...named].map(({ leave }) => leave);
  };
}
