import { namesKey } from '@/lib/named';
import { toDurationHours } from './duration';
import { isRejected, type Overtime } from './leave';

/** The reasons to check overtime; if several apply, the first is given. */
type OvertimeOddity = 'rejected' | 'noTime' | 'tooLong' | 'twice';

export type CheckedOvertime = {
  overtime: Overtime;
  /** The hours that count: 0 for rejected overtime, and for a duration without a readable time. */
  hours: number;
  odd: OvertimeOddity | null;
};

const DAY_HOURS = 24;

/** Returns the hours that count; null for rejected overtime and for unreadable durations. */
export function countedHours(overtime: Overtime): number | null {
  return isRejected(overtime) ? null : toDurationHours(overtime.duration);
}

/** Returns overtime in the given order, with the hours that count and the reason to check it. */
export function checkOvertimes(overtimes: readonly Overtime[]): CheckedOvertime[] {
  const earlier = new Set<string>();
  return overtimes.map((overtime) => {
    const hours = countedHours(overtime) ?? 0;
    if (isRejected(overtime)) return { overtime, hours, odd: 'rejected' };
    if (hours === 0) return { overtime, hours, odd: 'noTime' };
    const key = `${overtime.staffId ?? namesKey(overtime)} ${overtime.date} ${hours}`;
    const isTwice = earlier.has(key);
    earlier.add(key);
    if (hours > DAY_HOURS) return { overtime, hours, odd: 'tooLong' };
    return { overtime, hours, odd: isTwice ? 'twice' : null };
  });
}
