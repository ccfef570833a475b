import type { SentOutcome } from './duplicate-probe';

type ReportOutcome = (outcome: SentOutcome) => void;

/** By form, also for forms that were left. */
const runningSubmits = new Map<string, Set<ReportOutcome>>();

export function beginSending(formKey: string): ReportOutcome {
  const listeners = new Set<ReportOutcome>();
  runningSubmits.set(formKey, listeners);
  return (outcome) => {
    if (runningSubmits.get(formKey) === listeners) runningSubmits.delete(formKey);
    listeners.forEach((listener) => listener(outcome));
  };
}

/** Null where no save of this form is running. */
export function followSending(formKey: string, listener: ReportOutcome): (() => void) | null {
  const listeners = runningSubmits.get(formKey);
  if (!listeners) return null;
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
