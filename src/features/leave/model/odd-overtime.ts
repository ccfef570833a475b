import { hoursOfDuration } from './duration';
import { namesKey, type Overtime } from './leave';

/** Why somebody should look at overtime. Rejected, it is not counted; of words that mean no time nobody knows what to count. */
type OvertimeOddity = 'rejected' | 'noTime' | 'tooLong' | 'twice';

export type CheckedOvertime = {
  overtime: Overtime;
  /** What it counts: nothing where it was rejected. */
  hours: number;
  odd: OvertimeOddity | null;
};

const DAY_HOURS = 24;

/** Overtime with what it counts and what is odd about it, in the given order. */
export function checkOvertimes(overtimes: readonly Overtime[]): CheckedOvertime[] {
  const seen = new Set<string>();
  return overtimes.map((overtime) => {
    if (overtime.isRejected) return { overtime, hours: 0, odd: 'rejected' };
    const hours = hoursOfDuration(overtime.duration) ?? 0;
    if (hours === 0) return { overtime, hours, odd: 'noTime' };
    const { staffId, date } = overtime;
    const key = `${staffId ?? namesKey(overtime)} ${date} ${hours}`;
    const isTwice = seen.has(key);
    seen.add(key);
    return { overtime, hours, odd: hours > DAY_HOURS ? 'tooLong' : isTwice ? 'twice' : null };
  });
}
