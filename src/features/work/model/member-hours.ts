import type { Named } from '@/lib/named';

/** With members who recorded nothing, at the end; nobody where nobody recorded anything. Source: HR-1. */
export function withIdleMembers(totals: readonly MemberHours[], members: readonly Named[]): MemberHours[] {
  if (totals.length === 0) return [];
  const idsWithHours = new Set(totals.map(({ id }) => id));
  const idle = members.filter(({ id }) => !idsWithHours.has(id));
  return [...totals, ...idle.map(({ id, eng_name, jp_name }) => ({ id, eng_name, jp_name, hours: 0 }))];
}

/** What one member recorded in a range of days, whatever became of the projects. */
export type MemberHours = Named & { hours: number };

/** The most hours of anything that has some; 0 of nothing. */
export function longestOf(rows: readonly { hours: number }[]): number {
  return rows.reduce((longest, { hours }) => Math.max(longest, hours), 0);
}

/** Sums the hours of anything that has some. */
export function sumHours(rows: readonly { hours: number }[]): number {
  return rows.reduce((sum, { hours }) => sum + hours, 0);
}
