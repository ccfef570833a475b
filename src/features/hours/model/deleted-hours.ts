import { UNKNOWN_DAY, type HourEntry } from './hour-entry';
import type { MemberHours } from './weekly-hours';

/**
 * What members recorded for projects that were deleted since: all their hours without those of projects that still
 * exist, which is all that the server tells. `totals` and `entries` are of the same days. Source: HR-4.
 */
export function deletedHours(totals: readonly MemberHours[], entries: readonly HourEntry[]): HourEntry[] {
  const known = new Map<number, number>();
  for (const { member, hours } of entries) known.set(member.id, (known.get(member.id) ?? 0) + hours);
  return totals
    .map(({ hours, ...member }) => ({
      date: UNKNOWN_DAY,
      member,
      project: null,
      hours: hours - (known.get(member.id) ?? 0),
    }))
    .filter(({ hours }) => hours > 0);
}
