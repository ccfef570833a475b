import { matchedKey } from '@/lib/normalise-text';
import { createKeyMatch } from '@/lib/word-search';

/**
 * Tells whether given texts together hold every word of the search; an empty search matches everything. The same names
 * come back in thousands of rows: each is normalised once.
 */
export function createMatch(search: string): (...texts: string[]) => boolean {
  const matches = createKeyMatch(search);
  const keys = new Map<string, string>();
  const cachedKey = (text: string) => {
    let key = keys.get(text);
    if (key === undefined) keys.set(text, (key = matchedKey(text)));
    return key;
  };
  return (...texts) => matches(texts.map(cachedKey).join('\n'));
}
