import { toFoundKey } from '@/lib/normalise-text';
import { createKeyMatch } from '@/lib/word-search';

/** Tells whether given texts together hold every word of the search; an empty search matches everything. */
export function createMatch(search: string): (...texts: string[]) => boolean {
  const matches = createKeyMatch(search);
  return (...texts) => matches(toFoundKey(...texts));
}
