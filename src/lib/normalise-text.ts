const KATAKANA = /[\u30a1-\u30f6]/g;
const KATAKANA_TO_HIRAGANA = 0x60;

/**
 * What a person typed, in the form the rules expect: full-width digits, letters and spaces become
 * plain ones, half-width kana become full-width, runs of blanks become one, ends are trimmed.
 */
export function normaliseInput(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** The key by which texts are searched: `normaliseInput`, without regard to case or kana kind (ﾀﾅｶ = たなか = タナカ). */
export function toSearchKey(text: string): string {
  return normaliseInput(text)
    .toLowerCase()
    .replace(KATAKANA, (char) => String.fromCharCode(char.charCodeAt(0) - KATAKANA_TO_HIRAGANA));
}
