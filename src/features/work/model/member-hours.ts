import type { Named } from '@/lib/named';

export type MemberHours = Named & { hours: number };

/** Appends members without hours; shows no members while none of them has hours. Source: HR-1. */
export function withIdleMembers(totals: readonly MemberHours[], members: readonly Named[]): MemberHours[] {
  if (totals.length === 0) return [];
  const idsWithHours = new Set(totals.map(({ id }) => id));
  const idle = members.filter(({ id }) => !idsWithHours.has(id));
  return [...totals, ...idle.map(({ id, eng_name, jp_name }) => ({ id, eng_name, jp_name, hours: 0 }))];
}

export function maxHours(rows: readonly { hours: number }[]): number {
  return rows.reduce((highest, { hours }) => Math.max(highest, hours), 0);
}

export function sumHours(rows: readonly { hours: number }[]): number {
  return rows.reduce((sum, { hours }) => sum + hours, 0);
}
