import { toDurationHours } from './duration';
import { namesKey, type Overtime } from './leave';

/** Reasons to check overtime. Rejected overtime and durations without a readable time do not count. */
type OvertimeOddity = 'rejected' | 'noTime' | 'tooLong' | 'twice';

export type CheckedOvertime = {
  overtime: Overtime;
  /** The hours that count: 0 for rejected overtime. */
  hours: number;
  odd: OvertimeOddity | null;
};

const DAY_HOURS = 24;

/** Returns overtime in the given order, with the hours that count and the reason to check it. */
export function checkOvertimes(overtimes: readonly Overtime[]): CheckedOvertime[] {
  const seen = new Set<string>();
  return overtimes.map((overtime) => {
    if (overtime.isRejected) return { overtime, hours: 0, odd: 'rejected' };
    const hours = toDurationHours(overtime.duration) ?? 0;
    if (hours === 0) return { overtime, hours, odd: 'noTime' };
    const { staffId, date } = overtime;
    const key = `${staffId ?? namesKey(overtime)} ${date} ${hours}`;
    const isTwice = seen.has(key);
    seen.add(key);
    return { overtime, hours, odd: hours > DAY_HOURS ? 'tooLong' : isTwice ? 'twice' : null };
  });
}
