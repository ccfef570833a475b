import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';
import { FULL_DAY_HOURS } from './day-hours';
import type { RecordedSlots } from './slot';
import { byDay, recordedOn, type PatchedSlot, type SlotPatch } from './slot-patch';

/** What takes hours off a person's days. */
export type DaysOff = {
  leaveHours: ReadonlyMap<CalendarDate, number>;
  holidays?: ReadonlySet<CalendarDate>;
};

/** The days off of each person. */
export type DaysOffOf = (staffId: number) => DaysOff;

type Fitted = {
  patch: SlotPatch;
  /** The half hours for which leave, or a company holiday, leaves no room. */
  leftOut: { leave: PatchedSlot[]; holiday: PatchedSlot[] };
};

/**
 * The part of a fill that fits: half a day of leave leaves room for 4 hours, a whole one and a company holiday for none. The earlier
 * half hours of a day come first; what replaces recorded work takes no room.
 */
export function fitToDaysOff(patch: SlotPatch, recorded: RecordedSlots, daysOffOf: DaysOffOf): Fitted {
  const leftOut: Fitted['leftOut'] = { leave: [], holiday: [] };
  for (const slots of byDay(patch.values())) {
    const [{ staffId, date }] = slots;
    const { leaveHours, holidays } = daysOffOf(staffId);
    const leave = leaveHours.get(date) ?? 0;
    const isHoliday = holidays?.has(date) === true;
    if (!isHoliday && leave === 0) continue;
    const most = isHoliday ? 0 : Math.max(0, FULL_DAY_HOURS - leave) / SLOT_HOURS;
    const standing = recordedOn(recorded, staffId, date);
    const added = slots.filter(({ wanted, minutes }) => wanted !== null && !standing.has(minutes));
    const room = Math.max(0, most - standing.size);
    leftOut[isHoliday ? 'holiday' : 'leave'].push(...added.sort(inTime).slice(Math.floor(room)));
  }
  const gone = new Set([...leftOut.leave, ...leftOut.holiday]);
  if (gone.size === 0) return { patch, leftOut };
  return { patch: new Map([...patch].filter(([, slot]) => !gone.has(slot))), leftOut };
}

const inTime = (one: PatchedSlot, other: PatchedSlot) => one.minutes - other.minutes;
