import { matchedKey } from '@/lib/normalise-text';
import { createKeyMatch } from '@/lib/word-search';

/**
 * Creates a function that is true where its texts together hold every word of the search; an empty search
 * matches everything. Normalised texts are cached, because thousands of rows repeat the same names.
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
