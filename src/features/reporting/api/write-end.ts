import { ApiError } from '@/api/api-error';

/** `notKept`: the server answered with success, but does not hold all half hours. */
export type WriteEnd = 'saved' | 'waits' | 'notKept' | 'unsent';

/** True if all half hours are saved or wait in the outbox. */
export function isSettled(end: WriteEnd): boolean {
  return end === 'saved' || end === 'waits';
}

export function isNotKept(error: unknown): boolean {
  return error instanceof ApiError && error.outcome === 'notSaved';
}
