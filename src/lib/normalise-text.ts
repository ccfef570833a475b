import { phoneKeys } from './phone-number';

const KATAKANA = /[\u30a1-\u30f6]/g;
const KATAKANA_TO_HIRAGANA = 0x60;

/** A common letter and its variants in names. People type the common one; NFKC keeps the variants. */
const NAME_LETTERS = (
  '高髙 崎﨑碕 浜濱濵 辺邊邉 斎齋 斉齊 沢澤 桜櫻 広廣 国國 島嶋嶌 橋槗 柳栁 徳德 恵惠 真眞 吉𠮷 ' +
  '瀬瀨 黒黑 関關 竜龍 富冨 峰峯 曽曾 来來 弥彌 寿壽 実實'
).split(' ');
const COMMON_LETTERS = new Map(
  NAME_LETTERS.flatMap((letters) => {
    const [common = '', ...variants] = letters;
    return variants.map((variant) => [variant, common] as const);
  }),
);
const UNCOMMON_LETTERS = new RegExp([...COMMON_LETTERS.keys()].join('|'), 'gu');

/** Names are written with and without separators: 山田 花子, ゾー・リン. */
const SEPARATORS = /[ ・.]/g;

/** Full-width digits and letters become ASCII, half-width kana full-width. Blanks are joined and trimmed. */
export function normaliseInput(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** Ignores case, kind of kana (ﾀﾅｶ = たなか) and variants of name letters (髙 = 高). */
export function toSearchKey(text: string): string {
  return normaliseInput(text)
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .replace(UNCOMMON_LETTERS, (letter) => COMMON_LETTERS.get(letter) ?? letter);
}

/** The text that a search looks in. Adds names without separators (山田花子) and numbers as digits. */
export function matchedKey(...texts: string[]): string {
  return texts
    .filter(Boolean)
    .flatMap((text) => {
      const key = toSearchKey(text);
      const compactKey = key.replace(SEPARATORS, '');
      return [key, ...(compactKey === key ? [] : [compactKey]), ...phoneKeys(text)];
    })
    .join('\n');
}

/** Kana, kanji with 々, 〆 and 〇, the signs ー and ・, and blanks. */
export const JAPANESE_ONLY = /^[\u3006\u3040-\u30ff\p{Script=Han}\s]*$/u;
