import { summarise, type PatchSummary } from '@/features/work/model/patch-summary';
import {
  byDay,
  contentOf,
  createPatch,
  isSameContent,
  isSendable,
  keyOf,
  recordedOn,
  slotAt,
  type PatchedSlot,
  type SlotPatch,
} from '@/features/work/model/slot-patch';
import { NO_TASK, type RecordedSlots } from '@/features/work/model/slot';

/** A write that was done: what its half hours held before it, and what they hold since. Both name the same ones. */
export type SlotStep = { before: SlotPatch; after: SlotPatch };

/** A write before it is sent, compared once with what is `recorded`: for what is asked, sent and taken back. */
export type WritePlan = { patch: SlotPatch; recorded: RecordedSlots; summary: PatchSummary; step: SlotStep };

export function planWrite(patch: SlotPatch, recorded: RecordedSlots): WritePlan {
  const [before, after] = [new Map<number, PatchedSlot>(), new Map<number, PatchedSlot>()];
  const summary = summarise(patch, recorded, (slot, current) => {
    const key = keyOf(slot);
    before.set(key, { ...slot, wanted: contentOf(current) });
    after.set(key, slot);
  });
  return { patch, recorded, summary, step: { before, after } };
}

/** What of a planned write is not recorded so, or not known to be. */
export function unwrittenSlots({ patch, recorded, step }: WritePlan): SlotPatch {
  return new Map([...patch].filter(([key, { staffId }]) => step.after.has(key) || !recorded.has(staffId)));
}

/** What of a planned write would overwrite what is recorded now and was not `shown`. */
export function unseenLosses({ step: { before, after } }: WritePlan, shown: RecordedSlots): SlotPatch {
  const isUnseen = (old: PatchedSlot | undefined) =>
    Boolean(old?.wanted && !isSameContent(old.wanted, slotAt(shown, old)));
  return new Map([...after].filter(([key]) => isUnseen(before.get(key))));
}

/**
 * How many half hours were empty, held something else, or are empty since. `lost`: how many of the two latter held work
 * without a task, which no server takes: they stay as they are when the step is taken back.
 */
export function countStep({ before, after }: SlotStep) {
  const count = { created: 0, replaced: 0, cleared: 0, lost: 0 };
  for (const [key, { wanted }] of after) {
    if (isLost(before.get(key))) count.lost++;
    if (wanted === null) count.cleared++;
    else if (before.get(key)?.wanted) count.replaced++;
    else count.created++;
  }
  return count;
}

function isLost(slot: PatchedSlot | undefined): boolean {
  return slot?.wanted?.taskId === NO_TASK;
}

/** The part of a step whose half hours do hold what it made of them: of a write that stopped on its way. */
export function donePart({ before, after }: SlotStep, recorded: RecordedSlots): SlotStep {
  const done = new Map([...after].filter(([, slot]) => isSameContent(slotAt(recorded, slot), slot.wanted)));
  return { before: new Map([...before].filter(([key]) => done.has(key))), after: done };
}

export type ReturnPlan = {
  /** What is left to be put back. */
  patch: SlotPatch;
  /** The same for half hours that somebody changed since the step. */
  conflicts: SlotPatch;
};

/** How a step is taken back, seen what is recorded now. Half hours that hold again what they held need nothing. */
export function planReturn({ before, after }: SlotStep, recorded: RecordedSlots): ReturnPlan {
  const plan = { patch: new Map(before), conflicts: new Map<number, PatchedSlot>() };
  for (const [key, old] of before) {
    if (isLost(old)) {
      plan.patch.delete(key);
      continue;
    }
    if (!recorded.has(old.staffId)) continue;
    const current = slotAt(recorded, old);
    const isBack = isSameContent(current, old.wanted);
    if (!isBack && isSameContent(current, after.get(key)?.wanted)) continue;
    plan.patch.delete(key);
    if (!isBack) plan.conflicts.set(key, old);
  }
  return plan;
}

/** What is recorded on the days of these half hours beside them, as it is to stay. */
export function remainingSlots(slots: SlotPatch, recorded: RecordedSlots): PatchedSlot[] {
  return byDay(slots.values()).flatMap(([{ staffId, date }]) =>
    [...recordedOn(recorded, staffId, date).values()]
      .map((slot) => ({ staffId, date, minutes: slot.minutes, wanted: contentOf(slot) }))
      .filter((slot) => !slots.has(keyOf(slot))),
  );
}

/** A patch with all that is to stand on its days, for a server that replaces each day with what one call holds. */
export function wholeDays(patch: SlotPatch, recorded: RecordedSlots): SlotPatch {
  const rest = remainingSlots(patch, recorded).filter((slot) => isSendable(slot, recorded));
  return new Map([...patch, ...createPatch(rest)]);
}

/** Those of the half hours of which nothing is left. */
export function removedSlots(recorded: RecordedSlots, slots: readonly PatchedSlot[]): PatchedSlot[] {
  return slots.filter((slot) => recorded.has(slot.staffId) && !slotAt(recorded, slot));
}

/** A step that took these half hours with it, although its write did not name them. */
export function withGone({ before, after }: SlotStep, gone: readonly PatchedSlot[]): SlotStep {
  const empty = gone.map((slot) => ({ ...slot, wanted: null }));
  return {
    before: new Map([...before, ...createPatch(gone)]),
    after: new Map([...after, ...createPatch(empty)]),
  };
}
