/** What the server does not tell: each kind of leave has as many, and none counts as taken. Source: DB-2. */
export const STANDARD_ALLOWANCE = 8;

export const LEAVE_KINDS = ['sick', 'casual', 'earned', 'compOff', 'annual'] as const;

export type LeaveKind = (typeof LEAVE_KINDS)[number];

/** How full a ring is, 0 to 100. Source: DB-2. */
export function ringPercent(remaining: number): number {
  return (remaining / STANDARD_ALLOWANCE) * 100;
}
