import type { SentOutcome } from './duplicate-probe';

type ReportOutcome = (outcome: SentOutcome) => void;

/** The forms of this tab that are being saved, on the screen or not. */
const runningSubmits = new Map<string, Set<ReportOutcome>>();

/** Marks the form as being saved. Returns the function that reports the outcome. */
export function beginSending(formKey: string): ReportOutcome {
  const listeners = new Set<ReportOutcome>();
  runningSubmits.set(formKey, listeners);
  return (outcome) => {
    if (runningSubmits.get(formKey) === listeners) runningSubmits.delete(formKey);
    listeners.forEach((listener) => listener(outcome));
  };
}

/** Returns the function that unsubscribes; null where no save is running. */
export function followSending(formKey: string, listener: ReportOutcome): (() => void) | null {
  const listeners = runningSubmits.get(formKey);
  if (!listeners) return null;
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
