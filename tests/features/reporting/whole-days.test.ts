import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, createPatch, type SlotContent } from '@/features/work/model/slot-patch';
import {
  unnamedSlots,
  countStep,
  removedSlots,
  planRestore,
  planWrite,
  wholeDays,
  withRemoved,
} from '@/features/reporting/model/slot-step';
import { toWrites } from '@/features/work/model/slot-writes';
import { A, B, DAY, key, patch, recorded, slot, staffSlots } from '../work/slot-builders';
import { anySlots, contents, obeyByDay, createState } from '../work/slot-server';

const named = (time: string, wanted: SlotContent) => ({ ...key(time), wanted });

const ofDeletedProject = { ...slot('11:00', 9), project: null };
const recordedSlots = recorded(
  staffSlots(4, {
    [DAY]: [slot('09:00', 1), slot('09:30', 2), ofDeletedProject],
    '2026-11-19': [slot('09:00', 2)],
  }),
);

describe('the other half hours of the days of a write', () => {
  it('are found, and sent as whole days as far as the server accepts them', () => {
    expect(unnamedSlots(patch(['09:00', B]), recordedSlots).map(({ minutes }) => minutes)).toEqual([
      570, 660,
    ]);
    expect(wholeDays(patch(['09:00', null]), recordedSlots)).toEqual(patch(['09:00', null], ['09:30', B]));
  });

  it('survive on a server that replaces days, if whole days are sent', () => {
    fc.assert(
      fc.property(anySlots, anySlots, fc.integer({ min: 1, max: 5 }), (start, change, max) => {
        const before = createState(start);
        const forward = createPatch(change);
        const afterwards = toWrites(wholeDays(forward, before), max).reduce(obeyByDay, before);
        expect(contents(afterwards)).toEqual(contents(applyPatch(before, forward)));
      }),
    );
  });

  it('are part of the step if they were deleted, and restored with it', () => {
    const step = planWrite(patch(['10:00', A]), recordedSlots).step;
    const after = applyPatch(recordedSlots, patch(['09:00', null], ['09:30', null], ['10:00', A]));
    const removed = removedSlots(after, unnamedSlots(step.after, recordedSlots));
    expect(removed).toEqual([named('09:00', A), named('09:30', B)]);
    const whole = withRemoved(step, removed);
    expect(countStep(whole)).toEqual({ created: 1, replaced: 0, cleared: 2, lost: 0 });
    expect(planRestore(whole, after).patch).toEqual(patch(['10:00', null], ['09:00', A], ['09:30', B]));
  });
});
