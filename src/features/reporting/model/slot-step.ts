import { summarise, type PatchSummary } from '@/features/work/model/patch-summary';
import {
  byDay,
  toContent,
  createPatch,
  isSameContent,
  isSendable,
  packSlotKey,
  recordedOn,
  slotAt,
  type PatchedSlot,
  type SlotPatch,
} from '@/features/work/model/slot-patch';
import { NO_TASK, type RecordedSlots } from '@/features/work/model/slot';

/** `before` and `after` have the same keys. */
export type SlotStep = { before: SlotPatch; after: SlotPatch };

/** A write that was compared with `recorded`, before it is sent. */
export type WritePlan = { patch: SlotPatch; recorded: RecordedSlots; summary: PatchSummary; step: SlotStep };

export function planWrite(patch: SlotPatch, recorded: RecordedSlots): WritePlan {
  const before = new Map<number, PatchedSlot>();
  const after = new Map<number, PatchedSlot>();
  const summary = summarise(patch, recorded, (slot, current) => {
    const key = packSlotKey(slot);
    before.set(key, { ...slot, wanted: toContent(current) });
    after.set(key, slot);
  });
  return { patch, recorded, summary, step: { before, after } };
}

export function unwrittenSlots({ patch, recorded, step }: WritePlan): SlotPatch {
  return new Map([...patch].filter(([key, { staffId }]) => step.after.has(key) || !recorded.has(staffId)));
}

/** Finds the half hours that would overwrite a record that the page did not show. */
export function unseenLosses({ step: { before, after } }: WritePlan, shown: RecordedSlots): SlotPatch {
  const isUnseen = (old: PatchedSlot | undefined) =>
    Boolean(old?.wanted && !isSameContent(old.wanted, slotAt(shown, old)));
  return new Map([...after].filter(([key]) => isUnseen(before.get(key))));
}

/** `lost`: replaced or cleared work without a task, which the server does not take back. */
export function countStep({ before, after }: SlotStep) {
  const count = { created: 0, replaced: 0, cleared: 0, lost: 0 };
  for (const [key, { wanted }] of after) {
    const old = before.get(key);
    if (isLost(old)) count.lost++;
    if (wanted === null) count.cleared++;
    else if (old?.wanted) count.replaced++;
    else count.created++;
  }
  return count;
}

function isLost(slot: PatchedSlot | undefined): boolean {
  return slot?.wanted?.taskId === NO_TASK;
}

export function donePart({ before, after }: SlotStep, recorded: RecordedSlots): SlotStep {
  const done = new Map([...after].filter(([, slot]) => isSameContent(slotAt(recorded, slot), slot.wanted)));
  return { before: new Map([...before].filter(([key]) => done.has(key))), after: done };
}

type RestorePlan = {
  patch: SlotPatch;
  conflicts: SlotPatch;
};

/** Plans to restore what was before a step. People who were not loaded have no conflicts. */
export function planRestore({ before, after }: SlotStep, recorded: RecordedSlots): RestorePlan {
  const patch = new Map<number, PatchedSlot>();
  const conflicts = new Map<number, PatchedSlot>();
  for (const [key, old] of before) {
    if (isLost(old)) continue;
    const isLoaded = recorded.has(old.staffId);
    const current = slotAt(recorded, old);
    if (isLoaded && isSameContent(current, old.wanted)) continue;
    const isConflict = isLoaded && !isSameContent(current, after.get(key)?.wanted);
    (isConflict ? conflicts : patch).set(key, old);
  }
  return { patch, conflicts };
}

/** The recorded half hours of the same days that a patch does not name. */
export function unnamedSlots(patch: SlotPatch, recorded: RecordedSlots): PatchedSlot[] {
  return byDay(patch.values()).flatMap(([{ staffId, date }]) =>
    [...recordedOn(recorded, staffId, date).values()]
      .map((slot) => ({ staffId, date, minutes: slot.minutes, wanted: toContent(slot) }))
      .filter((slot) => !patch.has(packSlotKey(slot))),
  );
}

/** Extends a patch for a server that replaces each day by the content of one call. */
export function wholeDays(patch: SlotPatch, recorded: RecordedSlots): SlotPatch {
  const rest = unnamedSlots(patch, recorded).filter((slot) => isSendable(slot, recorded));
  return new Map([...patch, ...createPatch(rest)]);
}

export function removedSlots(recorded: RecordedSlots, slots: readonly PatchedSlot[]): PatchedSlot[] {
  return slots.filter((slot) => recorded.has(slot.staffId) && !slotAt(recorded, slot));
}

/** Extends a step by half hours that its write removed without naming them. */
export function withRemoved({ before, after }: SlotStep, removed: readonly PatchedSlot[]): SlotStep {
  const empty = removed.map((slot) => ({ ...slot, wanted: null }));
  return {
    before: new Map([...before, ...createPatch(removed)]),
    after: new Map([...after, ...createPatch(empty)]),
  };
}
