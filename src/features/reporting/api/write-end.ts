import { ApiError } from '@/api/api-error';

/** How a write ended. `notKept`: the server answered with success and does not hold all of it. */
export type WriteEnd = 'saved' | 'waits' | 'notKept' | 'unsent';

/** True for a write that needs no decision: all of it is stored, or waits to be sent. */
export function isSettled(end: WriteEnd): boolean {
  return end === 'saved' || end === 'waits';
}

/** True where the records were read again and do not hold the written half hours. */
export function isNotKept(error: unknown): boolean {
  return error instanceof ApiError && error.outcome === 'notSaved';
}
