import type { ApiError } from '../api-error';
import type { Attempt } from './attempt';

/** Attempts without proof that nothing was stored, by the key of the record. */
let doubts = new Map<string, Attempt & { error: ApiError }>();

/** A write uses the map with which it began, also after a change of user. */
export const currentDoubts = () => doubts;

export function forgetDoubts(): void {
  doubts = new Map();
}
