// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { confirmPlan } from '@/features/reporting/components/writing/confirm-plan';
import { planWrite, type WritePlan } from '@/features/reporting/model/slot-step';
import { setClock } from '@/lib/clock';
import { tokenStore } from '@/session/token-store';
import { A, DAY, patch, recorded, slot, staffSlots } from '../work/slot-builders';

const ASKED_AT = Date.UTC(2026, 10, 20, 9);
const letClockShow = (seconds: number) => setClock(() => new Date(ASKED_AT + seconds * 1_000));

beforeEach(() => {
  letClockShow(0);
  tokenStore.set('token-of-4');
});
afterEach(() => {
  setClock();
  tokenStore.clear();
});

const EMPTY_DAY = recorded(staffSlots(4, {}));
/** A colleague has recorded the half hour that is about to be written. */
const THEIRS = recorded(staffSlots(4, { [DAY]: [slot('09:00', 2, 1)] }));

/** Asks about a write to an empty half hour; the first answer comes after `seconds`. */
async function answerAfter(seconds: number, current: typeof EMPTY_DAY) {
  const asked: WritePlan['summary'][] = [];
  let reads = 0;
  const confirmed = await confirmPlan(
    planWrite(patch(['09:00', A]), EMPTY_DAY),
    () => {
      reads += 1;
      return Promise.resolve(current);
    },
    ({ summary }) => {
      asked.push(summary);
      if (asked.length === 1) letClockShow(seconds);
      return true;
    },
  );
  return { asked, reads, confirmed };
}

it('a prompt answer is taken without another read', async () => {
  const { asked, reads, confirmed } = await answerAfter(9, THEIRS);
  expect([asked.length, reads]).toEqual([1, 0]);
  expect(confirmed?.plan.recorded).toBe(EMPTY_DAY);
});

it('after a late answer, even of a computer that slept, changed records are asked about again', async () => {
  const { asked, reads, confirmed } = await answerAfter(12 * 3_600, THEIRS);
  expect(asked).toMatchObject([
    { created: 1, replaced: 0 },
    { created: 0, replaced: 1 },
  ]);
  expect(reads).toBe(1);
  expect(confirmed?.plan.recorded).toBe(THEIRS);
});

it('a late answer is taken where the records are the same', async () => {
  const { asked, reads } = await answerAfter(11, EMPTY_DAY);
  expect([asked.length, reads]).toEqual([1, 1]);
});

it('nothing is asked or written after a sign-out in another tab', async () => {
  tokenStore.clear();
  const { asked, confirmed } = await answerAfter(0, EMPTY_DAY);
  expect(asked).toEqual([]);
  expect(confirmed).toBeNull();
});
