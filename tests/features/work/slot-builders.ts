import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import type { StaffSlots } from '@/features/work/model/slot';
import { createPatch, type SlotContent } from '@/features/work/model/slot-patch';
import type { Slot } from '@/features/work/model/slot';
import { toClockTime, toMinutes } from '@/lib/time-slot';
import { createSlotColumns, packDate } from '@/features/work/model/slot-days';

const name = (id: number) => ({ id, cd: `C${id}`, eng_name: `Name ${id}`, jp_name: `名前${id}` });

/** A recorded half hour, e.g. `slot('09:00', 2, 5)`. */
export function slot(time: string, projectId = 1, taskId = 1): Slot {
  return { minutes: toMinutes(time), projectId, taskId, project: name(projectId), task: name(taskId) };
}

/** Half hours by date, and settings by weekday. */
export function staffSlots(
  staffId: number,
  days: Record<CalendarDate, Slot[]>,
  settings: Record<number, Slot[]> = {},
  startDates: Partial<StaffSlots['startDates']> = {},
): StaffSlots {
  const columns = createSlotColumns(Object.values(days).flat().length);
  for (const date of Object.keys(days).filter(isCalendarDate)) {
    days[date]?.forEach((each) => columns.add(packDate(date), each));
  }
  const settingIndex: StaffSlots['settings'] = new Map(
    ([0, 1, 2, 3, 4, 5, 6] as const)
      .filter((weekday) => settings[weekday])
      .map((weekday) => [weekday, new Map(settings[weekday]?.map((each) => [each.minutes, each]))]),
  );
  return {
    staffId,
    days: columns.pack(),
    settings: settingIndex,
    startDates: { joinDate: null, permanentDate: null, ...startDates },
  };
}

export function recorded(...people: StaffSlots[]) {
  return new Map(people.map((person) => [person.staffId, person]));
}

export const DAY: CalendarDate = '2026-11-20';
export const A = { projectId: 1, taskId: 1 };
export const B = { projectId: 2, taskId: 1 };

/** The key of a half hour by its time; of staff 4 on `DAY` by default. */
export const key = (time: string, date: CalendarDate = DAY, staffId = 4) => ({
  staffId,
  date,
  minutes: toMinutes(time),
});

/** Formats a half hour as `4 2026-11-20 09:00`. */
export const toldSlot = ({ staffId, date, minutes }: ReturnType<typeof key>) =>
  `${staffId} ${date} ${toClockTime(minutes)}`;

/** A patch of half hours: `patch(['09:00', A], ['09:30', null])`. */
export const patch = (
  ...slots: (readonly [time: string, wanted: SlotContent, date?: CalendarDate, staffId?: number])[]
) => createPatch(slots.map(([time, wanted, date, staffId]) => ({ ...key(time, date, staffId), wanted })));
