import { afterEach, expect, it } from 'vitest';
import { setClock } from '@/lib/clock';
import { findSent, type SentOutcome } from '@/session/duplicate-probe';

const SINCE = Date.UTC(2026, 10, 20, 3);

afterEach(() => setClock());

it.each<[before: number | null, count: number, seconds: number, outcome: SentOutcome]>([
  [0, 1, 5, 'saved'],
  [2, 3, 5, 'saved'],
  [2, 2, 59, 'unknown'],
  [2, 2, 60, 'notSaved'],
  // Without a count from before, one of the records may be this one.
  [null, 1, 90, 'unknown'],
  [null, 0, 90, 'notSaved'],
])('a record counted %s times before, %s times after %s s is %s', async (before, count, seconds, outcome) => {
  setClock(() => new Date(SINCE + seconds * 1_000));
  const submission = { since: SINCE, held: {}, sent: {}, before };
  const probe = { countShown: () => undefined, countCurrent: () => Promise.resolve(count) };
  expect(await findSent(submission, probe)).toBe(outcome);
  expect(await findSent(submission, undefined)).toBe('unknown');
});
