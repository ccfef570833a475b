/** The sums of a person, as they were exported. */
export type ExportedRow = { id: number; leaveHours: number; overtimeHours: number; leaveDays: number };

const SUMS = ['leaveHours', 'overtimeHours', 'leaveDays'] as const;

/** What the sums that are another now were before. */
export type SumsBefore = Partial<Record<(typeof SUMS)[number], number>>;

/** Less than a minute is no difference. */
const isSame = (one: number, other: number) => Math.abs(one - other) < 1 / 120;

/** Who has other sums than in an export of the same month, by id; who was not in it, and who was and is not here. */
export function changesSince(before: readonly ExportedRow[], now: readonly ExportedRow[]) {
  const earlier = new Map(before.map((row) => [row.id, row]));
  const changed = new Map<number, SumsBefore>();
  const added: number[] = [];
  for (const row of now) {
    const was = earlier.get(row.id);
    if (!was) added.push(row.id);
    else {
      const others = SUMS.filter((sum) => !isSame(was[sum], row[sum]));
      if (others.length > 0) changed.set(row.id, Object.fromEntries(others.map((sum) => [sum, was[sum]])));
    }
  }
  const here = new Set(now.map(({ id }) => id));
  return { changed, added, gone: before.map(({ id }) => id).filter((id) => !here.has(id)) };
}
