import { isWeekend, type CalendarDate } from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';
import { FULL_DAY_HOURS } from './day-hours';
import type { RecordedSlots } from './slot';
import { byDay, recordedOn, type PatchedSlot, type SlotPatch } from './slot-patch';
import type { WorkHours } from './work-calendar';

export type DaysOff = WorkHours & { leaveHours: ReadonlyMap<CalendarDate, number> };

export type FindDaysOff = (staffId: number) => DaysOff;

type Reason = 'leave' | 'holiday' | 'workingHours';

type FittedPatch = { patch: SlotPatch; leftOut: Record<Reason, PatchedSlot[]> };

/** Limits a fill on holidays, days with leave and shorter days; replacing recorded work needs no room. */
export function fitToDaysOff(
  patch: SlotPatch,
  recorded: RecordedSlots,
  findDaysOff: FindDaysOff,
): FittedPatch {
  const leftOut: FittedPatch['leftOut'] = { leave: [], holiday: [], workingHours: [] };
  for (const slots of byDay(patch.values())) {
    const [{ staffId, date }] = slots;
    const { leaveHours, holidays, hoursOn } = findDaysOff(staffId);
    const leave = leaveHours.get(date) ?? 0;
    const isHoliday = holidays?.has(date) === true;
    // Weekend work is not limited by working hours.
    const dayHours = isWeekend(date) ? FULL_DAY_HOURS : (hoursOn?.(date) ?? FULL_DAY_HOURS);
    if (!isHoliday && leave === 0 && dayHours >= FULL_DAY_HOURS) continue;
    const freeHours = isHoliday ? 0 : Math.max(0, dayHours - leave);
    const recordedSlots = recordedOn(recorded, staffId, date);
    const added = slots.filter(({ wanted, minutes }) => wanted !== null && !recordedSlots.has(minutes));
    const room = Math.max(0, Math.floor(freeHours / SLOT_HOURS) - recordedSlots.size);
    leftOut[findReason(isHoliday, leave)].push(...added.sort(byTime).slice(room));
  }
  const leftOutSlots = new Set(Object.values(leftOut).flat());
  if (leftOutSlots.size === 0) return { patch, leftOut };
  return { patch: new Map([...patch].filter(([, slot]) => !leftOutSlots.has(slot))), leftOut };
}

function findReason(isHoliday: boolean, leave: number): Reason {
  if (isHoliday) return 'holiday';
  return leave > 0 ? 'leave' : 'workingHours';
}

const byTime = (one: PatchedSlot, other: PatchedSlot) => one.minutes - other.minutes;
