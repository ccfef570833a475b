import type { CalendarDate } from '@/lib/calendar-date';
import { MINUTES_PER_DAY } from '@/lib/time-slot';
import { invariant } from '@/lib/invariant';
import { memoize } from '@/lib/memoize';
import type { CodedName } from '@/lib/named';
import { NO_SLOTS, type DaySlots, type RecordedSlots, type Slot, type SlotKey, type WorkIds } from './slot';
import { slotsOn, withChangedDays } from './slot-days';

/** Null for an empty half hour. */
export type SlotContent = WorkIds | null;

export type PatchedSlot = SlotKey & { wanted: SlotContent };

/** Changes by `packSlotKey`. Half hours without an entry stay as they are. */
export type SlotPatch = ReadonlyMap<number, PatchedSlot>;

export type WorkNames = {
  project: (id: number) => CodedName | undefined;
  task: (id: number) => CodedName | undefined;
};

export const NO_NAMES: WorkNames = { project: () => undefined, task: () => undefined };

const MOST_DAYS = 10_000 * 12 * 31;

const dayNumber = memoize((date: CalendarDate) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return (year * 12 + month - 1) * 31 + day - 1;
});

const packDayKey = ({ staffId, date }: Pick<SlotKey, 'staffId' | 'date'>) =>
  staffId * MOST_DAYS + dayNumber(date);

/** Throws for a staff id above 1.68 million, whose key would not be an exact number. */
export function packSlotKey(slot: SlotKey): number {
  const key = packDayKey(slot) * MINUTES_PER_DAY + slot.minutes;
  invariant(Number.isSafeInteger(key), 'person, date and minutes fit into one number');
  return key;
}

export function isSameContent(one: SlotContent | undefined, other: SlotContent | undefined): boolean {
  return one?.projectId === other?.projectId && one?.taskId === other?.taskId;
}

export function recordedOn(recorded: RecordedSlots, staffId: number, date: CalendarDate): DaySlots {
  const staff = recorded.get(staffId);
  return staff ? slotsOn(staff.days, date) : NO_SLOTS;
}

export function slotAt(recorded: RecordedSlots, { staffId, date, minutes }: SlotKey): Slot | undefined {
  return recordedOn(recorded, staffId, date).get(minutes);
}

export const toContent = (slot: WorkIds | undefined): SlotContent =>
  slot ? { projectId: slot.projectId, taskId: slot.taskId } : null;

export const contentAt = (recorded: RecordedSlots, key: SlotKey): SlotContent =>
  toContent(slotAt(recorded, key));

/** False for deleted work, because project hours and men power omit it. Unsent work may be sent. */
export function isSendable(key: SlotKey, recorded: RecordedSlots): boolean {
  const slot = slotAt(recorded, key);
  return Boolean(slot?.isWaiting ?? (slot?.project && slot.task));
}

export function byDay<Key extends SlotKey>(slots: Iterable<Key>): [Key, ...Key[]][] {
  const days = new Map<number, [Key, ...Key[]]>();
  for (const slot of slots) {
    const key = packDayKey(slot);
    const day = days.get(key);
    if (day) day.push(slot);
    else days.set(key, [slot]);
  }
  return [...days.values()];
}

export function createPatch(slots: Iterable<PatchedSlot>): SlotPatch {
  const patch = new Map<number, PatchedSlot>();
  for (const slot of slots) patch.set(packSlotKey(slot), slot);
  return patch;
}

export function changedSlots(patch: SlotPatch, recorded: RecordedSlots): SlotPatch {
  return new Map([...remainingSlots(patch, recorded)].filter(([, slot]) => recorded.has(slot.staffId)));
}

/** Keeps the changes of people who were not loaded, because their records are unknown. */
export function remainingSlots(patch: SlotPatch, recorded: RecordedSlots): SlotPatch {
  return new Map(
    [...patch].filter(
      ([, slot]) => !recorded.has(slot.staffId) || !isSameContent(slotAt(recorded, slot), slot.wanted),
    ),
  );
}

export function invert(patch: SlotPatch, recorded: RecordedSlots): SlotPatch {
  return createPatch([...patch.values()].map((slot) => ({ ...slot, wanted: contentAt(recorded, slot) })));
}

export function applyPatch(
  recorded: RecordedSlots,
  patch: SlotPatch,
  { names = NO_NAMES, isWaiting }: { names?: WorkNames; isWaiting?: true } = {},
): RecordedSlots {
  const changed = new Map<number, Map<CalendarDate, DaySlots>>();
  for (const slots of byDay(patch.values())) {
    const [{ staffId, date }] = slots;
    if (!recorded.has(staffId)) continue;
    const day = new Map(recordedOn(recorded, staffId, date));
    for (const { minutes, wanted } of slots) {
      if (wanted === null) {
        day.delete(minutes);
        continue;
      }
      const project = names.project(wanted.projectId) ?? null;
      const task = names.task(wanted.taskId) ?? null;
      day.set(minutes, { ...wanted, minutes, project, task, ...(isWaiting && { isWaiting }) });
    }
    changed.set(staffId, (changed.get(staffId) ?? new Map<CalendarDate, DaySlots>()).set(date, day));
  }
  if (changed.size === 0) return recorded;
  return new Map(
    [...recorded].map(([staffId, staff]) => {
      const days = changed.get(staffId);
      return [staffId, days ? { ...staff, days: withChangedDays(staff.days, days) } : staff];
    }),
  );
}

export function sortPatch(patch: SlotPatch): SlotPatch {
  return new Map([...patch].sort(([one], [other]) => one - other));
}
