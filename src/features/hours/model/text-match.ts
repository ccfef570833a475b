import { matchedKey } from '@/lib/normalise-text';
import { createKeyMatch } from '@/lib/word-search';

export type TextMatch = (...texts: string[]) => boolean;

/** Matches texts that contain every word of `search`. Normalised texts are cached, because rows repeat names. */
export function createMatch(search: string): TextMatch {
  const isMatch = createKeyMatch(search);
  const keys = new Map<string, string>();

  function toKey(text: string): string {
    const cached = keys.get(text);
    if (cached !== undefined) return cached;
    const key = matchedKey(text);
    keys.set(text, key);
    return key;
  }

  return (...texts) => isMatch(texts.map(toKey).join('\n'));
}
