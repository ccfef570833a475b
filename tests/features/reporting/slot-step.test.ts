import { describe, expect, it } from 'vitest';
import {
  countStep,
  donePart,
  unwrittenSlots,
  planRestore,
  planWrite,
  unseenLosses,
} from '@/features/reporting/model/slot-step';
import { applyPatch, type SlotPatch } from '@/features/work/model/slot-patch';
import { A, B, DAY, patch, recorded, slot, staffSlots } from '../work/slot-builders';
import { swapSides } from '@/lib/step-history';

const planStep = (wanted: SlotPatch, now: Parameters<typeof applyPatch>[0]) => planWrite(wanted, now).step;

/** 09:00 holds A, 09:30 holds B; 10:00 is empty. */
const recordedSlots = recorded(staffSlots(4, { [DAY]: [slot('09:00', 1, 1), slot('09:30', 2, 1)] }));

describe('a write before it is sent', () => {
  const plan = planWrite(
    patch(['09:00', A], ['09:30', A], ['10:00', A], ['09:00', A, DAY, 9]),
    recordedSlots,
  );

  it('has the changes only, and names people whose records are unknown', () => {
    expect(unwrittenSlots(plan)).toEqual(patch(['09:30', A], ['10:00', A], ['09:00', A, DAY, 9]));
    expect(plan.summary).toMatchObject({ created: 1, replaced: 1, unchanged: 1, unknownStaffIds: [9] });
    expect(plan.step).toEqual({
      before: patch(['09:30', B], ['10:00', null]),
      after: patch(['09:30', A], ['10:00', A]),
    });
  });

  it('finds losses that were not shown before', () => {
    expect(unseenLosses(plan, recordedSlots).size).toBe(0);
    expect(unseenLosses(plan, recorded(staffSlots(4, {})))).toEqual(patch(['09:30', A]));
  });
});

describe('an undo', () => {
  const step = planStep(patch(['09:30', A], ['10:00', A], ['10:30', A]), recordedSlots);
  const done = applyPatch(recordedSlots, step.after);

  it('is counted by its effect, like the write', () => {
    expect(countStep(step)).toEqual({ created: 2, replaced: 1, cleared: 0, lost: 0 });
    expect(countStep(swapSides(step))).toEqual({ created: 0, replaced: 1, cleared: 2, lost: 0 });
  });

  it('restores the earlier half hours', () => {
    expect(planRestore(step, done)).toEqual({ patch: step.before, conflicts: patch() });
    expect(planRestore(swapSides(step), recordedSlots)).toEqual({ patch: step.after, conflicts: patch() });
  });

  it('restores all half hours of a person whose records are unknown', () => {
    expect(planRestore(step, recorded())).toEqual({ patch: step.before, conflicts: patch() });
  });

  it('separates later changes by others, and leaves out half hours that are already restored', () => {
    const since = applyPatch(done, patch(['09:30', B], ['10:00', B]));
    expect(planRestore(step, since)).toEqual({
      patch: patch(['10:30', null]),
      conflicts: patch(['10:00', null]),
    });
  });

  it('leaves out half hours without a task, and counts them', () => {
    const odd = recorded(staffSlots(4, { [DAY]: [slot('09:00', 1, 0), slot('09:30', 2)] }));
    const replaced = planStep(patch(['09:00', A], ['09:30', A]), odd);
    expect(countStep(replaced)).toEqual({ created: 0, replaced: 2, cleared: 0, lost: 1 });
    const now = applyPatch(odd, replaced.after);
    expect(planRestore(replaced, now)).toEqual({ patch: patch(['09:30', B]), conflicts: patch() });
    const since = applyPatch(now, patch(['09:00', B]));
    expect(planRestore(replaced, since)).toEqual({ patch: patch(['09:30', B]), conflicts: patch() });
  });

  it('restores only the completed part of an interrupted write', () => {
    const half = applyPatch(recordedSlots, patch(['09:30', A]));
    const written = donePart(step, half);
    expect(countStep(written)).toEqual({ created: 0, replaced: 1, cleared: 0, lost: 0 });
    expect(written).toEqual({ before: patch(['09:30', B]), after: patch(['09:30', A]) });
  });
});
