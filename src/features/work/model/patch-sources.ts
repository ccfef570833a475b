import { addDays, datesBetween, daysBetween, getWeekday, type CalendarDate } from '@/lib/calendar-date';
import type { DaySlots, RecordedSlots } from './slot';
import {
  toContent,
  createPatch,
  isSendable,
  recordedOn,
  slotAt,
  type SlotContent,
  type SlotPatch,
} from './slot-patch';

type Rectangle = {
  staffIds: readonly number[];
  dates: readonly CalendarDate[];
  /** In minutes since midnight. */
  starts: readonly number[];
};

/** Gives all people the same work on all dates. Source: RP-5, RP-7. */
export function createRectanglePatch({ staffIds, dates, starts }: Rectangle, wanted: SlotContent): SlotPatch {
  return createPatch(
    staffIds.flatMap((staffId) =>
      dates.flatMap((date) => starts.map((minutes) => ({ staffId, date, minutes, wanted }))),
    ),
  );
}

export function createSettingsPatch(
  { staffIds, dates }: Pick<Rectangle, 'staffIds' | 'dates'>,
  recorded: RecordedSlots,
): SlotPatch {
  return createPatch(
    staffIds.flatMap((staffId) => {
      const settings = recorded.get(staffId)?.settings;
      return dates.flatMap((date) => dayPatch(staffId, date, settings?.get(getWeekday(date))));
    }),
  );
}

type Copy = {
  staffId: number;
  from: CalendarDate;
  to: CalendarDate;
  days: number;
};

/** Leaves out work whose project or task is deleted, because the server refuses it. */
export function createCopyPatch({ staffId, from, to, days }: Copy, recorded: RecordedSlots): SlotPatch {
  const dates = datesBetween(from, addDays(from, days - 1));
  return createPatch(
    dates.flatMap((date) => {
      const slots = dayPatch(staffId, date, recordedOn(recorded, staffId, date));
      const target = addDays(to, daysBetween(from, date));
      return slots.filter((slot) => isSendable(slot, recorded)).map((slot) => ({ ...slot, date: target }));
    }),
  );
}

export function onlyEmptySlots(patch: SlotPatch, recorded: RecordedSlots): SlotPatch {
  return new Map([...patch].filter(([, slot]) => !slotAt(recorded, slot)));
}

function dayPatch(staffId: number, date: CalendarDate, slots: DaySlots | undefined) {
  return [...(slots?.values() ?? [])]
    .sort((one, other) => one.minutes - other.minutes)
    .map((slot) => ({ staffId, date, minutes: slot.minutes, wanted: toContent(slot) }));
}
