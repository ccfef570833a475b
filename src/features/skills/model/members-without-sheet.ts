type Sheet = { staff: { id: number } | null };

/** The members for whom a sheet can be made: one per person, so those who have none yet. Source: SK-2. */
export function membersWithoutSheet<Member extends { id: number }>(
  members: readonly Member[],
  sheets: readonly Sheet[],
): Member[] {
  const taken = new Set(sheets.map(({ staff }) => staff?.id));
  return members.filter(({ id }) => !taken.has(id));
}
