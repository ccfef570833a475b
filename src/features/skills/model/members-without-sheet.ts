type Sheet = { staff: { id: number } | null };

/**
 * The members for whom a sheet can be made: one per person, so those who have none yet, and who is `chosen` already:
 * the name stays in its field where a colleague makes the sheet meanwhile. Source: SK-2.
 */
export function membersWithoutSheet<Member extends { id: number }>(
  members: readonly Member[],
  sheets: readonly Sheet[],
  chosen?: number | '',
): Member[] {
  const taken = new Set(sheets.map(({ staff }) => staff?.id));
  return members.filter(({ id }) => id === chosen || !taken.has(id));
}
