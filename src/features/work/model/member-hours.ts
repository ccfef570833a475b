import type { Named } from '@/lib/named';

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
