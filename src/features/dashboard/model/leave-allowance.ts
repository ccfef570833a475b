/** The allowance for each kind of leave: no server sends it, and no leave counts against it. Source: DB-2. */
export const STANDARD_ALLOWANCE = 8;

export const LEAVE_KINDS = ['sick', 'casual', 'earned', 'compOff', 'annual'] as const;

export type LeaveKind = (typeof LEAVE_KINDS)[number];
