import {
  contentAt,
  createPatch,
  isSendable,
  keyOf,
  recordedOn,
  type PatchedSlot,
  type SlotPatch,
} from '@/features/work/model/slot-patch';
import type { RecordedSlots } from '@/features/work/model/slot';
import type { SlotStep } from './slot-step';

/** What is recorded on the days of these half hours beside them, as it is to stay. */
export function besides(slots: SlotPatch, recorded: RecordedSlots): PatchedSlot[] {
  const days = new Map([...slots.values()].map((slot) => [`${slot.staff_id} ${slot.date}`, slot]));
  return [...days.values()].flatMap(({ staff_id, date }) =>
    [...recordedOn(recorded, staff_id, date).keys()]
      .map((period) => ({ staff_id, date, period }))
      .filter((key) => !slots.has(keyOf(key)))
      .map((key) => ({ ...key, wanted: contentAt(recorded, key) })),
  );
}

/** A patch with all that is to stand on its days, for a server that replaces each day with what one call holds. */
export function wholeDays(patch: SlotPatch, recorded: RecordedSlots): SlotPatch {
  const rest = besides(patch, recorded).filter((slot) => isSendable(slot, recorded));
  return new Map([...patch, ...createPatch(rest)]);
}

/** Those of the half hours of which nothing is left. */
export function goneFrom(recorded: RecordedSlots, slots: readonly PatchedSlot[]): PatchedSlot[] {
  return slots.filter((slot) => recorded.has(slot.staff_id) && contentAt(recorded, slot) === null);
}

/** A step that took these half hours with it, although its write did not name them. */
export function withGone({ before, after }: SlotStep, gone: readonly PatchedSlot[]): SlotStep {
  const empty = gone.map((slot) => ({ ...slot, wanted: null }));
  return {
    before: new Map([...before, ...createPatch(gone)]),
    after: new Map([...after, ...createPatch(empty)]),
  };
}
