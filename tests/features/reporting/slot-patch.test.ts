import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyPatch,
  contentAt,
  createPatch,
  invert,
  patchOf,
  toWrites,
  type PatchedSlot,
  type SlotPatch,
} from '@/features/work/model/slot-patch';
import type { SlotWrite } from '@/features/work/model/slot-rows';
import {
  countStep,
  donePart,
  lossesOf,
  planReturn,
  reverse,
  stepOf,
} from '@/features/reporting/model/slot-step';
import type { RecordedSlots } from '@/features/work/model/slot';
import { recorded, slot, staffSlots } from '../work/slot-builders';

const DAY = '2026-11-20';
const A = { project_id: 1, task_id: 1 };
const B = { project_id: 2, task_id: 1 };

const key = (time: string, date = DAY, staff_id = 4) => ({ staff_id, date, period: `${time}:00` });
const fill = (work: typeof A, ...times: string[]): SlotWrite => ({
  kind: 'fill',
  rows: times.map((time) => ({ ...key(time), ...work })),
});
const clear = (...times: string[]): SlotWrite => ({ kind: 'clear', rows: times.map((time) => key(time)) });
const patch = (...slots: [time: string, wanted: typeof A | null, date?: string, staffId?: number][]) =>
  createPatch(slots.map(([time, wanted, date, staffId]) => ({ ...key(time, date, staffId), wanted })));

/** 09:00 holds A, 09:30 holds B; 10:00 is empty. */
const known = recorded(staffSlots(4, { [DAY]: [slot('09:00', 1, 1), slot('09:30', 2, 1)] }));

describe('a patch', () => {
  it.each<[string, SlotWrite, SlotPatch]>([
    ['a fill: what is other or empty', fill(A, '09:00', '09:30', '10:00'), patch(['09:30', A], ['10:00', A])],
    ['a clear: what is there', clear('09:00', '10:00'), patch(['09:00', null])],
    ['of people who are not known: nothing', { kind: 'clear', rows: [key('09:00', DAY, 7)] }, patch()],
  ])('is what a write changes, of %s', (_, write, expected) => {
    expect(patchOf(write, known)).toEqual(expected);
  });

  it('is turned round into what stood there', () => {
    expect(invert(patch(['09:30', A], ['10:00', A]), known)).toEqual(patch(['09:30', B], ['10:00', null]));
  });

  it('becomes one clear and then one fill, in the order of people, dates and time', () => {
    const mixed = patch(
      ['10:00', A, DAY, 9],
      ['09:30', null],
      ['09:00', B],
      ['08:30', A, '2026-11-19'],
      ['08:30', null],
    );
    expect(toWrites(mixed)).toEqual([
      clear('08:30', '09:30'),
      {
        kind: 'fill',
        rows: [
          { ...key('08:30', '2026-11-19'), ...A },
          { ...key('09:00'), ...B },
          { ...key('10:00', DAY, 9), ...A },
        ],
      },
    ]);
    expect(toWrites(patch())).toEqual([]);
  });

  const slots = fc.uniqueArray(
    fc.record({
      staff_id: fc.constantFrom(1, 2),
      date: fc.constantFrom('2026-11-19', DAY),
      period: fc.constantFrom('08:30:00', '09:00:00', '17:30:00'),
      wanted: fc.option(fc.record({ project_id: fc.constantFrom(1, 2), task_id: fc.constantFrom(1, 2) })),
    }),
    { selector: ({ staff_id, date, period }) => `${staff_id} ${date} ${period}` },
  );
  const contents = (state: RecordedSlots) =>
    [...state].flatMap(([id, { days }]) =>
      [...days].flatMap(([date, day]) =>
        [...day.values()].map((one) => `${id} ${date} ${one.period} ${one.projectId} ${one.taskId}`),
      ),
    );
  const stateOf = (start: readonly PatchedSlot[]) =>
    applyPatch(recorded(staffSlots(1, {}), staffSlots(2, {})), createPatch(start));

  it('and what it was turned round into lead back to what stood there, and forth again', () => {
    fc.assert(
      fc.property(slots, slots, (start, change) => {
        const before = stateOf(start);
        const there = createPatch(change);
        const after = applyPatch(before, there);
        const back = applyPatch(after, invert(there, before));
        expect(contents(back).sort()).toEqual(contents(before).sort());
        for (const one of change) expect(contentAt(after, one)).toEqual(one.wanted);
        const writes = toWrites(there).flatMap((write) => [...patchOf(write, before)]);
        expect(contents(applyPatch(before, new Map(writes))).sort()).toEqual(contents(after).sort());
      }),
    );
  });

  it('changes no more than the half hours that it names, and nothing of what it is applied to', () => {
    const after = applyPatch(known, patch(['09:00', null], ['10:00', B]));
    expect(contents(after)).toEqual([`4 ${DAY} 09:30:00 2 1`, `4 ${DAY} 10:00:00 2 1`]);
    expect(contents(known)).toEqual([`4 ${DAY} 09:00:00 1 1`, `4 ${DAY} 09:30:00 2 1`]);
  });
});

describe('a step back', () => {
  const step = stepOf(fill(A, '09:30', '10:00', '10:30'), known);
  const done = applyPatch(known, step.after);

  it('counts what the write did, and what taking it back does', () => {
    expect(countStep(step)).toEqual({ created: 2, replaced: 1, cleared: 0, lost: 0 });
    expect(countStep(reverse(step))).toEqual({ created: 0, replaced: 1, cleared: 2, lost: 0 });
  });

  it('puts back what stood there', () => {
    expect(planReturn(step, done)).toEqual({ patch: step.before, conflicts: patch() });
    expect(planReturn(reverse(step), known)).toEqual({ patch: step.after, conflicts: patch() });
  });

  it('keeps apart what somebody else changed since, and leaves alone what is back already', () => {
    const since = applyPatch(done, patch(['09:30', B], ['10:00', B]));
    expect(planReturn(step, since)).toEqual({
      patch: patch(['10:30', null]),
      conflicts: patch(['10:00', null]),
    });
  });

  it('leaves what had no task as it is, and counts it', () => {
    const odd = recorded(staffSlots(4, { [DAY]: [slot('09:00', 1, 0), slot('09:30', 2)] }));
    const replaced = stepOf(fill(A, '09:00', '09:30'), odd);
    expect(countStep(replaced)).toEqual({ created: 0, replaced: 2, cleared: 0, lost: 1 });
    const now = applyPatch(odd, replaced.after);
    expect(planReturn(replaced, now)).toEqual({ patch: patch(['09:30', B]), conflicts: patch() });
    const since = applyPatch(now, patch(['09:00', B]));
    expect(planReturn(replaced, since)).toEqual({ patch: patch(['09:30', B]), conflicts: patch() });
  });

  it('knows how far a write came that stopped on its way', () => {
    const half = applyPatch(known, patch(['09:30', A]));
    expect(countStep(donePart(step, half))).toEqual({ created: 0, replaced: 1, cleared: 0, lost: 0 });
  });

  it('names people, dates in order, and counts', () => {
    const slots = patch(
      ['09:00', null],
      ['09:30', null],
      ['09:00', null, '2026-11-19'],
      ['09:00', A, DAY, 9],
    );
    expect(lossesOf(slots.values())).toEqual([
      { staffId: 4, dates: ['2026-11-19', DAY], count: 3 },
      { staffId: 9, dates: [DAY], count: 1 },
    ]);
  });
});
