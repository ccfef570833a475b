import { namesKey, type Names } from '@/lib/named';

type Member = Names & { id: number; staff_no: string };

/** Finds the staff number for a row; `''` if unknown. */
export type FindStaffNumber = (row: Names & { staffId?: number | null }) => string;

/** Creates a finder by both names; namesakes are not found, because the row may be of either. */
function createMemberFinder(members: readonly Member[]): (row: Names) => Member | undefined {
  const byNames = new Map<string, Member | undefined>();
  for (const member of members) {
    const key = namesKey(member);
    byNames.set(key, byNames.has(key) ? undefined : member);
  }
  return (row) => byNames.get(namesKey(row));
}

export function createIdsByNames(members: readonly Member[]): (row: Names) => number | undefined {
  const find = createMemberFinder(members);
  return (row) => find(row)?.id;
}

/** Creates a finder of staff numbers by id, or by both names for rows without an id. */
export function createStaffNumbers(members: readonly Member[]): FindStaffNumber {
  const byId = new Map(members.map((member) => [member.id, member.staff_no]));
  const find = createMemberFinder(members);
  return (row) => (row.staffId == null ? find(row)?.staff_no : byId.get(row.staffId)) ?? '';
}
