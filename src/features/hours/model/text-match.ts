import { toSearchKey } from '@/lib/normalise-text';

/** Tells whether given texts together hold every word of the search; an empty search matches everything. */
export function createMatch(search: string): (...texts: string[]) => boolean {
  const words = toSearchKey(search).split(' ').filter(Boolean);
  return (...texts) => {
    const key = toSearchKey(texts.join('\n'));
    return words.every((word) => key.includes(word));
  };
}
