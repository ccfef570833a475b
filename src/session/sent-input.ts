import { now } from '@/lib/clock';
import type { Fields, Submission } from './draft-store';

/**
 * Finds what a form sent among the records. One that was left while it was being saved is found when there are more
 * equal records than before.
 */
export type DuplicateProbe<Output> = {
  /** How many are known without a call; undefined where nobody knows. */
  countShown: (sent: Output) => number | undefined;
  /** How many there are. Rejects where no number would be true. */
  countCurrent: (sent: Output) => Promise<number>;
};

/** For records of which the server takes no second one: before a submit there is none. */
export const uniqueFinder = <Output, Row>(
  read: () => Promise<readonly Row[]>,
  isEqual: (row: Row, sent: Output) => boolean,
): DuplicateProbe<Output> => ({
  countShown: () => 0,
  countCurrent: async (sent) => (await read()).filter((row) => isEqual(row, sent)).length,
});

/** How a submit ended, or what can be found out about one whose end nobody saw. */
export type SentOutcome = 'saved' | 'notSaved' | 'unknown';

/** A write may still be at work on the server for as long as a browser waits for its answer. */
const STILL_AT_WORK_MS = 60_000;

/** What the records say of a submit. */
export async function findSent(
  { since, sent, before }: Submission,
  finder: DuplicateProbe<Fields> | undefined,
): Promise<SentOutcome> {
  const count = await finder?.countCurrent(sent).catch(() => undefined);
  if (count === undefined) return 'unknown';
  if (before !== null && count > before) return 'saved';
  const isMissing = count <= (before ?? 0);
  return isMissing && now().getTime() - since >= STILL_AT_WORK_MS ? 'notSaved' : 'unknown';
}

type Listener = (outcome: SentOutcome) => void;

/** The forms of this tab that are being saved, on the screen or not. */
const running = new Map<string, Set<Listener>>();

/** Notes that the form is being saved. Returns the function that tells how it ended. */
export function beginSending(form: string): Listener {
  const listeners = new Set<Listener>();
  running.set(form, listeners);
  return (outcome) => {
    if (running.get(form) === listeners) running.delete(form);
    listeners.forEach((listener) => listener(outcome));
  };
}

/** Calls once the form is saved, or not. Returns the function that stops it; null where nothing is under way. */
export function followSending(form: string, listener: Listener): (() => void) | null {
  const listeners = running.get(form);
  listeners?.add(listener);
  return listeners ? () => void listeners.delete(listener) : null;
}
