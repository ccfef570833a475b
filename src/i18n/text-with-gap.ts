/** A private-use character, which no text contains. */
const GAP = '\uE000';

/**
 * Translates a text with one value once for a whole list: `textWithGap((name) => t(key, { name }))` returns the same texts as
 * `t` in a fraction of its time.
 */
export function textWithGap(write: (value: string) => string): (value: string) => string {
  const [before = '', after] = write(GAP).split(GAP);
  return (value) => (after === undefined ? before : before + value + after);
}
