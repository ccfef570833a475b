import { matchedKey } from '@/lib/normalise-text';
import { createKeyMatch } from '@/lib/word-search';

/** Every word of the search must occur. Normalised texts are cached, because rows repeat names. */
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
