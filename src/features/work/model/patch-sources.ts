import { addDays, datesBetween, daysBetween, getWeekday, type CalendarDate } from '@/lib/calendar-date';
import type { RecordedSlots, Slot } from './slot';
import {
  toContent,
  createPatch,
  isSendable,
  recordedOn,
  slotAt,
  type PatchedSlot,
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

type SettingsTarget = Pick<Rectangle, 'staffIds' | 'dates'>;

const isDeleted = ({ project, task }: Slot) => !project || !task;

/** Leaves out deleted work, because project hours and men power omit it. Source: RP-9. */
export function createSettingsPatch(target: SettingsTarget, recorded: RecordedSlots): SlotPatch {
  return createPatch(readSettings(target, recorded, (slot) => !isDeleted(slot)));
}

/** The half hours that `createSettingsPatch` leaves out. */
export function deletedSettings(target: SettingsTarget, recorded: RecordedSlots): PatchedSlot[] {
  return readSettings(target, recorded, isDeleted);
}

function readSettings(
  { staffIds, dates }: SettingsTarget,
  recorded: RecordedSlots,
  isWanted: (slot: Slot) => boolean,
): PatchedSlot[] {
  return staffIds.flatMap((staffId) => {
    const settings = recorded.get(staffId)?.settings;
    return dates.flatMap((date) => {
      const slots = settings?.get(getWeekday(date))?.values() ?? [];
      return dayPatch(staffId, date, [...slots].filter(isWanted));
    });
  });
}

type Copy = {
  staffId: number;
  from: CalendarDate;
  to: CalendarDate;
  days: number;
};

/** Leaves out deleted work, because project hours and men power omit it. */
export function createCopyPatch({ staffId, from, to, days }: Copy, recorded: RecordedSlots): SlotPatch {
  const dates = datesBetween(from, addDays(from, days - 1));
  return createPatch(
    dates.flatMap((date) => {
      const slots = dayPatch(staffId, date, [...recordedOn(recorded, staffId, date).values()]);
      const target = addDays(to, daysBetween(from, date));
      return slots.filter((slot) => isSendable(slot, recorded)).map((slot) => ({ ...slot, date: target }));
    }),
  );
}

export function onlyEmptySlots(patch: SlotPatch, recorded: RecordedSlots): SlotPatch {
  return new Map([...patch].filter(([, slot]) => !slotAt(recorded, slot)));
}

function dayPatch(staffId: number, date: CalendarDate, slots: readonly Slot[]): PatchedSlot[] {
  return slots
    .toSorted((one, other) => one.minutes - other.minutes)
    .map((slot) => ({ staffId, date, minutes: slot.minutes, wanted: toContent(slot) }));
}
