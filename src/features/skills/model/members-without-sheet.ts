type Sheet = { staff: { id: number } | null };

/** Each member has at most one sheet; keeps `chosenId`, for whom a colleague may create one meanwhile. */
export function membersWithoutSheet<Member extends { id: number }>(
  members: readonly Member[],
  sheets: readonly Sheet[],
  chosenId: number | '',
): Member[] {
  const idsWithSheet = new Set(sheets.map(({ staff }) => staff?.id));
  return members.filter(({ id }) => id === chosenId || !idsWithSheet.has(id));
}
