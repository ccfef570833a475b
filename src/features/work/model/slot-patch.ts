import type { CalendarDate } from '@/lib/calendar-date';
import type { Period } from '@/lib/time-slot';
import type { CodedName } from '@/lib/named';
import { NO_SLOTS, type DaySlots, type RecordedSlots, type Slot, type SlotKey, type WorkIds } from './slot';
import { datesOf, slotsOn, withDays } from './slot-days';

/** What a half hour holds; null for nothing. */
export type SlotContent = WorkIds | null;

/** A half hour and what it is to hold. */
export type PatchedSlot = SlotKey & { wanted: SlotContent };

/** A change of half hours: by `keyOf`, what each of them is to hold. Those that it does not name stay as they are. */
export type SlotPatch = ReadonlyMap<string, PatchedSlot>;

/** Finds projects and tasks by their ids, as far as they are known. */
export type WorkNames = {
  project: (id: number) => CodedName | undefined;
  task: (id: number) => CodedName | undefined;
};

/** For those who show no names. */
export const NO_NAMES: WorkNames = { project: () => undefined, task: () => undefined };

/** The natural key of a half hour as text: `4 2026-11-20 08:30:00`. */
export function keyOf({ staff_id, date, period }: SlotKey): string {
  return `${staff_id} ${date} ${period}`;
}

export function isSameContent(one: SlotContent, other: SlotContent): boolean {
  return one?.project_id === other?.project_id && one?.task_id === other?.task_id;
}

/** What is recorded on a day; of somebody who was not loaded, nothing. */
export function recordedOn(recorded: RecordedSlots, staffId: number, date: CalendarDate): DaySlots {
  const staff = recorded.get(staffId);
  return staff ? slotsOn(staff.days, date) : NO_SLOTS;
}

/** What is recorded in a half hour; of somebody who was not loaded, nothing. */
export function contentAt(recorded: RecordedSlots, { staff_id, date, period }: SlotKey): SlotContent {
  const slot = recordedOn(recorded, staff_id, date).get(period);
  return slot ? { project_id: slot.projectId, task_id: slot.taskId } : null;
}

/** True for what the server takes as it stands there: work of a project and a task that were not deleted, or waits. */
export function isSendable({ staff_id, date, period }: SlotKey, recorded: RecordedSlots): boolean {
  const slot = recordedOn(recorded, staff_id, date).get(period);
  return Boolean(slot?.isWaiting ?? (slot?.project && slot.task));
}

export function createPatch(slots: Iterable<PatchedSlot>): SlotPatch {
  const patch = new Map<string, PatchedSlot>();
  for (const slot of slots) patch.set(keyOf(slot), slot);
  return patch;
}

/** The part of a patch that changes something. Left out: what is so already, and people whose records are not known. */
export function changesOf(patch: SlotPatch, recorded: RecordedSlots): SlotPatch {
  return new Map(
    [...patch].filter(
      ([, slot]) => recorded.has(slot.staff_id) && !isSameContent(contentAt(recorded, slot), slot.wanted),
    ),
  );
}

/** The part of a patch that is not recorded so, or of which that is not known. */
export function remainingSlots(patch: SlotPatch, recorded: RecordedSlots): SlotPatch {
  return new Map(
    [...patch].filter(
      ([, slot]) => !recorded.has(slot.staff_id) || !isSameContent(contentAt(recorded, slot), slot.wanted),
    ),
  );
}

/** The part of a patch that would overwrite what is recorded now and was not `shown`. */
export function unseenLosses(patch: SlotPatch, recorded: RecordedSlots, shown: RecordedSlots): SlotPatch {
  return new Map(
    [...patch].filter(([, slot]) => {
      const stands = contentAt(recorded, slot);
      return (
        stands !== null &&
        !isSameContent(stands, slot.wanted) &&
        !isSameContent(stands, contentAt(shown, slot))
      );
    }),
  );
}

/** What turns what these people recorded into what is wanted of them; who is not wanted otherwise is left out. */
export function diff(recorded: RecordedSlots, wanted: RecordedSlots): SlotPatch {
  return changesOf(new Map([...allOf(wanted, recorded), ...allOf(wanted, wanted)]), recorded);
}

/** Every half hour that stands in `state` for the people of `wanted`, as it is to be. */
function allOf(wanted: RecordedSlots, state: RecordedSlots): SlotPatch {
  const people = [...wanted.keys()].flatMap((id) => state.get(id) ?? []);
  return createPatch(
    people.flatMap(({ staffId: staff_id, days }) =>
      datesOf(days).flatMap((date) =>
        [...slotsOn(days, date).keys()].map((period) => {
          const key = { staff_id, date, period };
          return { ...key, wanted: contentAt(wanted, key) };
        }),
      ),
    ),
  );
}

/** What puts the half hours of a patch back to what is recorded in them now. */
export function invert(patch: SlotPatch, recorded: RecordedSlots): SlotPatch {
  return createPatch([...patch.values()].map((slot) => ({ ...slot, wanted: contentAt(recorded, slot) })));
}

/** What is recorded once the patch is written; `mark` goes to each half hour that it fills. */
export function applyPatch(
  recorded: RecordedSlots,
  patch: SlotPatch,
  { names = NO_NAMES, mark = {} }: { names?: WorkNames; mark?: Pick<Slot, 'isWaiting'> } = {},
): RecordedSlots {
  const changed = new Map<number, Map<CalendarDate, Map<Period, Slot>>>();
  for (const { staff_id: staffId, date, period, wanted } of patch.values()) {
    if (!recorded.has(staffId)) continue;
    const days = changed.get(staffId) ?? new Map<CalendarDate, Map<Period, Slot>>();
    const day = days.get(date) ?? new Map(recordedOn(recorded, staffId, date));
    changed.set(staffId, days.set(date, day));
    if (wanted === null) day.delete(period);
    else {
      const { project_id: projectId, task_id: taskId } = wanted;
      const [project, task] = [names.project(projectId) ?? null, names.task(taskId) ?? null];
      day.set(period, { period, projectId, taskId, project, task, ...mark });
    }
  }
  if (changed.size === 0) return recorded;
  return new Map(
    [...recorded].map(([staffId, staff]) => {
      const days = changed.get(staffId);
      return [staffId, days ? { ...staff, days: withDays(staff.days, days) } : staff];
    }),
  );
}

/** In the order of people, dates and time. */
export function inOrder(patch: SlotPatch): SlotPatch {
  return new Map(
    [...patch].sort(
      ([, a], [, b]) => a.staff_id - b.staff_id || (a.date + a.period < b.date + b.period ? -1 : 1),
    ),
  );
}
