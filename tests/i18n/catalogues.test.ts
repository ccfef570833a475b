import { describe, expect, it } from 'vitest';

const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff々〆]/;
const ENGLISH_SENTENCE = /[A-Za-z]{2,} [A-Za-z]{2,}/;

/** Texts without a translation: names, abbreviations and figures with a unit. */
const NAMES: readonly string[] = [
  'English',
  'CEO',
  'RGB',
  'CSV（.csv）',
  'Excel（.xlsx）',
  '{{amount}}\u00a0Ks',
  'Position : {{position}}',
  'ID : {{staffNo}}',
];
const LANGUAGE_NAME = 'common.language.ja';

/** Words that the glossary replaced: two for one idea, or one that misleads. */
const REPLACED =
  /職員|従業員|エクセル|ヶ月|時限|作業番|作業名|専任|正社員日|現在地|\d人|\}人|メンバ|スタッフ|リスト|月次締め|月末処理|プロジェクト別の?工数|塗[^り]|キー操作|タスク/;
const REPLACED_ENGLISH =
  /\bmembers?\b|staff (?:number|name|member)|\bslots?\b|log(?:ged|ging)? ?out|\bstands?\b|to look at|month closing|pressed alone|pretend/i;

/** Search words of the palette, which also finds screens by their old names. */
const isSearched = (key: string) => key.startsWith('palette.words.');

/** The specification gives the names of sheets and files, also with replaced words. */
const isWorkbookWord = (key: string) => /^exporting\.(?:sheet|file)\./.test(key);

function flattenTexts(group: object, path: string): [key: string, text: string][] {
  return Object.entries(group).flatMap(([name, entry]: [string, unknown]) => {
    const key = `${path}.${name}`;
    return typeof entry === 'string' ? [[key, entry]] : flattenTexts(entry as object, key);
  });
}

function catalogue(files: Record<string, object>): [key: string, text: string][] {
  return Object.values(files).flatMap((file) =>
    Object.entries(file).flatMap(([name, group]) => flattenTexts(group as object, name)),
  );
}

const english = catalogue(import.meta.glob<object>('/src/i18n/locales/en/*.ts', { eager: true }));
const japanese = catalogue(import.meta.glob<object>('/src/i18n/locales/ja/*.ts', { eager: true }));

describe('the catalogues', () => {
  it('hold no Japanese in English', () => {
    expect(english.length).toBeGreaterThan(900);
    expect(english.filter(([key, text]) => JAPANESE.test(text) && key !== LANGUAGE_NAME)).toEqual([]);
  });

  it('hold no English sentence in Japanese', () => {
    const words = japanese.map(
      ([key, text]) => [key, text.replaceAll(/\{\{.*?\}\}|Caps Lock|Toggl Track/g, '')] as const,
    );
    expect(words.filter(([, text]) => ENGLISH_SENTENCE.test(text))).toEqual([]);
    const untranslated = japanese.filter(
      ([, text]) => /[A-Za-z]/.test(text.replaceAll(/\{\{.*?\}\}/g, '')) && !JAPANESE.test(text),
    );
    expect(untranslated.filter(([, text]) => !NAMES.includes(text))).toEqual([]);
  });

  it('use one Japanese word for each idea', () => {
    const shown = japanese.filter(([key]) => !isWorkbookWord(key) && !isSearched(key));
    expect(shown.filter(([, text]) => REPLACED.test(text))).toEqual([]);
  });

  it('use one English word for each idea', () => {
    const shown = english.filter(
      ([key]) => !isWorkbookWord(key) && !isSearched(key) && !key.startsWith('toasts.'),
    );
    expect(shown.filter(([, text]) => REPLACED_ENGLISH.test(text))).toEqual([]);
  });
});
