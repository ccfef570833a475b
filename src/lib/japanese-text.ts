/** Kana, kanji with 々, 〆 and 〇, the long-vowel mark and blanks.. */
export const JAPANESE_ONLY = /^[\u3006\u3040-\u30ff\p{Script=Han}\s]*$/u;
