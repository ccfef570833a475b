type Names = { eng_name: string; jp_name: string };
type Member = Names & { id: number; staff_no: string };

/** The staff number of whom a row is about; `''` where it is not known. */
export type StaffNumberOf = (row: Names & { staffId?: number | null }) => string;

const namesOf = ({ eng_name: english, jp_name: japanese }: Names) => `${english}\n${japanese}`;

/** The id of whom a row names, by both names, which are unique together. */
export function createIdsByNames(members: readonly Member[]): (row: Names) => number | undefined {
  const byNames = new Map(members.map((member) => [namesOf(member), member.id]));
  return (row) => byNames.get(namesOf(row));
}

/** By id, and by both names, which are unique together, where the server gives no id. */
export function createStaffNumbers(members: readonly Member[]): StaffNumberOf {
  const byId = new Map(members.map((member) => [member.id, member.staff_no]));
  const byNames = new Map(members.map((member) => [namesOf(member), member.staff_no]));
  return (row) => (row.staffId == null ? byNames.get(namesOf(row)) : byId.get(row.staffId)) ?? '';
}
