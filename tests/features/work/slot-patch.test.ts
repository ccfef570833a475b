import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyPatch,
  changedSlots,
  contentAt,
  createPatch,
  sortPatch,
  invert,
  isSendable,
  packSlotKey,
  recordedOn,
} from '@/features/work/model/slot-patch';
import { summarise } from '@/features/work/model/patch-summary';
import { distinctStaffIds } from '@/features/work/model/slot';
import { toWrites } from '@/features/work/model/slot-writes';
import { A, B, DAY, key, patch, recorded, slot, staffSlots, toldSlot } from './slot-builders';
import { anySlots, contents, obey, createState } from './slot-server';

/** 09:00 holds A, 09:30 holds B; 10:00 is empty. */
const recordedSlots = recorded(staffSlots(4, { [DAY]: [slot('09:00', 1, 1), slot('09:30', 2, 1)] }));

describe('a patch', () => {
  it('changes different or empty half hours by a fill, and recorded ones by a clear', () => {
    expect(changedSlots(patch(['09:00', A], ['09:30', A], ['10:00', A]), recordedSlots)).toEqual(
      patch(['09:30', A], ['10:00', A]),
    );
    expect(changedSlots(patch(['09:00', null], ['10:00', null]), recordedSlots)).toEqual(
      patch(['09:00', null]),
    );
    expect(changedSlots(patch(['09:00', A, DAY, 7]), recordedSlots)).toEqual(patch());
  });

  it('is inverted into the earlier half hours', () => {
    expect(invert(patch(['09:30', A], ['10:00', A]), recordedSlots)).toEqual(
      patch(['09:30', B], ['10:00', null]),
    );
  });

  it('and its inverse restore the earlier half hours, and change them again', () => {
    fc.assert(
      fc.property(anySlots, anySlots, (start, change) => {
        const before = createState(start);
        const forward = createPatch(change);
        const after = applyPatch(before, forward);
        const back = invert(forward, before);
        expect(contents(applyPatch(after, back))).toEqual(contents(before));
        expect(contents(applyPatch(before, invert(back, after)))).toEqual(contents(after));
        for (const one of change) expect(contentAt(after, one)).toEqual(one.wanted);
      }),
    );
  });

  it('counts each half hour once: the parts add up to the whole', () => {
    fc.assert(
      fc.property(anySlots, anySlots, (start, change) => {
        const before = createState(start);
        const forward = createPatch(change);
        const { created, replaced, cleared, unchanged, days, losses } = summarise(forward, before);
        expect(created + replaced + cleared + unchanged).toBe(forward.size);
        expect(created + replaced + cleared).toBe(changedSlots(forward, before).size);
        expect(contents(applyPatch(before, forward))).toHaveLength(
          contents(before).length + created - cleared,
        );
        const sum = (name: 'created' | 'replaced' | 'cleared' | 'unchanged') =>
          days.reduce((total, day) => total + day[name], 0);
        expect([sum('created'), sum('replaced'), sum('cleared'), sum('unchanged')]).toEqual([
          ...[created, replaced, cleared, unchanged],
        ]);
        expect(losses.reduce((total, { count }) => total + count, 0)).toBe(replaced + cleared);
      }),
    );
  });

  it('has the same effect when it is sent in requests of any size', () => {
    fc.assert(
      fc.property(anySlots, anySlots, fc.integer({ min: 1, max: 5 }), (start, change, max) => {
        const before = createState(start);
        const forward = createPatch(change);
        const writes = toWrites(forward, max);
        expect(contents(writes.reduce(obey, before))).toEqual(contents(applyPatch(before, forward)));
        expect(writes.flatMap(({ slots }) => [...slots])).toHaveLength(forward.size);
        expect(changedSlots(forward, writes.reduce(obey, before)).size).toBe(0);
      }),
    );
  });

  it('changes only the half hours that it names, and not its input', () => {
    const after = applyPatch(recordedSlots, patch(['09:00', null], ['10:00', B]));
    expect(contents(after)).toEqual([`4 ${DAY} 09:30 2 1`, `4 ${DAY} 10:00 2 1`]);
    expect(contents(recordedSlots)).toEqual([`4 ${DAY} 09:00 1 1`, `4 ${DAY} 09:30 2 1`]);
  });

  it('leaves out people whose records are unknown', () => {
    const ofOthers = patch(['09:00', A, DAY, 9]);
    expect(applyPatch(recordedSlots, ofOthers)).toBe(recordedSlots);
    expect(invert(ofOthers, recordedSlots)).toEqual(patch(['09:00', null, DAY, 9]));
    expect(distinctStaffIds(patch(['09:00', A, DAY, 9], ['09:00', A], ['09:30', A]).values())).toEqual([
      9, 4,
    ]);
  });

  it('marks the half hours that it fills, with known names', () => {
    const task = { id: 1, cd: 'T1', eng_name: 'Task', jp_name: '作業' };
    const names = { project: () => undefined, task: (id: number) => ({ ...task, id }) };
    const after = applyPatch(recordedSlots, patch(['10:00', B]), { names, isWaiting: true });
    const day = recordedOn(after, 4, DAY);
    expect(day.get(600)).toMatchObject({ projectId: 2, project: null, task, isWaiting: true });
    expect(day.get(540)?.isWaiting).toBeUndefined();
  });

  it('is sendable where project and task exist, or where the half hour waits', () => {
    const sent = recorded(
      staffSlots(4, {
        [DAY]: [
          slot('09:00'),
          { ...slot('09:30', 8), project: null },
          { ...slot('10:00', 1, 8), task: null },
        ],
      }),
    );
    const state = applyPatch(sent, patch(['10:30', B]), { isWaiting: true });
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00'];
    expect(times.map((time) => isSendable(key(time), state))).toEqual([true, false, false, true, false]);
    expect(isSendable(key('09:00', '2026-11-19'), state)).toBe(false);
    expect(isSendable(key('09:00', DAY, 9), state)).toBe(false);
  });

  it('has a unique key for each half hour, and refuses an id without one', () => {
    const anySlot = fc.record({
      staffId: fc.nat(1_000_000),
      date: fc.constantFrom(
        '0001-01-01',
        '2026-01-31',
        '2026-02-01',
        '2026-12-31',
        '2027-01-01',
        '9999-12-31',
      ),
      minutes: fc.nat(1439),
    });
    fc.assert(
      fc.property(anySlot, anySlot, (one, other) => {
        expect(packSlotKey(one) === packSlotKey(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
    expect(() => packSlotKey(key('09:00', DAY, 2_000_000))).toThrow('fit into one number');
  });

  it('is sorted by people, dates and time', () => {
    const mixed = patch(['10:00', A, DAY, 9], ['09:30', null], ['08:30', A, '2026-11-19'], ['09:00', B]);
    expect([...sortPatch(mixed).values()].map(toldSlot)).toEqual([
      '4 2026-11-19 08:30',
      `4 ${DAY} 09:00`,
      `4 ${DAY} 09:30`,
      `9 ${DAY} 10:00`,
    ]);
  });
});
