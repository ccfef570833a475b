import { afterEach, expect, it, vi } from 'vitest';
import { setClock } from '@/lib/clock';
import { beginSending, findSent, followSending, type SentOutcome } from '@/session/sent-input';

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

it('notifies subscribers of the result of a submit, and recognises a later one', () => {
  const first = vi.fn();
  const gone = vi.fn();
  expect(followSending('form', first)).toBeNull();
  const end = beginSending('form');
  followSending('form', first);
  followSending('form', gone)?.();
  const endLater = beginSending('form');
  end('saved');
  expect([first.mock.calls, gone.mock.calls]).toEqual([[['saved']], []]);
  expect(followSending('form', first)).not.toBeNull();
  endLater('saved');
  expect(followSending('form', first)).toBeNull();
});
