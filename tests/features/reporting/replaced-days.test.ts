// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { replacedDays } from '@/features/reporting/api/replaced-days';
import { unnamedSlots } from '@/features/reporting/model/slot-step';
import { B, DAY, patch, recorded, slot, staffSlots } from '../work/slot-builders';

const before = recorded(staffSlots(4, { [DAY]: [slot('09:00'), slot('11:00', 9)] }));
const allRemoved = recorded(staffSlots(4, { [DAY]: [slot('13:00', 2)] }));
const oneRemoved = recorded(staffSlots(4, { [DAY]: [slot('11:00', 9), slot('13:00', 2)] }));
const unnamed = unnamedSlots(patch(['13:00', B]), before);

beforeEach(() => localStorage.clear());

it('knows that the server replaces days once a write has removed all unnamed half hours', () => {
  expect(replacedDays.findRemoved(unnamed, oneRemoved, { isSent: true })).toHaveLength(1);
  expect(replacedDays.isKnown()).toBe(false);
  expect(replacedDays.findRemoved(unnamed, allRemoved, { isSent: true })).toEqual(unnamed);
  expect(replacedDays.isKnown()).toBe(true);
});

it('forgets that after a sent write that removed none, but not after one that failed', () => {
  replacedDays.findRemoved(unnamed, allRemoved, { isSent: true });
  expect(replacedDays.findRemoved(unnamed, before, { isSent: false })).toEqual([]);
  expect(replacedDays.isKnown()).toBe(true);
  replacedDays.findRemoved(unnamed, before, { isSent: true });
  expect(replacedDays.isKnown()).toBe(false);
});
