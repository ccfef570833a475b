import {
  changesOf,
  contentAt,
  invert,
  isSameContent,
  type PatchedSlot,
  type SlotPatch,
} from '@/features/work/model/slot-patch';
import { NO_TASK, type RecordedSlots } from '@/features/work/model/slot';

/** A write that was done: what its half hours held before it, and what they hold since. Both name the same ones. */
export type SlotStep = { before: SlotPatch; after: SlotPatch };

/** What a patch does to these records, and how to take it back. */
export function stepOf(patch: SlotPatch, recorded: RecordedSlots): SlotStep {
  const after = changesOf(patch, recorded);
  return { before: invert(after, recorded), after };
}

/** To do a step again is to take its reverse back. */
export function reverse<Side>({ before, after }: { before: Side; after: Side }) {
  return { before: after, after: before };
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
  return slot?.wanted?.task_id === NO_TASK;
}

/** The part of a step whose half hours do hold what it made of them: of a write that stopped on its way. */
export function donePart({ before, after }: SlotStep, recorded: RecordedSlots): SlotStep {
  const done = new Map(
    [...after].filter(([, slot]) => isSameContent(contentAt(recorded, slot), slot.wanted)),
  );
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
  const plan = { patch: new Map(before), conflicts: new Map<string, PatchedSlot>() };
  for (const [key, old] of before) {
    if (isLost(old)) {
      plan.patch.delete(key);
      continue;
    }
    if (!recorded.has(old.staff_id)) continue;
    const stands = contentAt(recorded, old);
    const isBack = isSameContent(stands, old.wanted);
    if (!isBack && isSameContent(stands, after.get(key)?.wanted ?? null)) continue;
    plan.patch.delete(key);
    if (!isBack) plan.conflicts.set(key, old);
  }
  return plan;
}
