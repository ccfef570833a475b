import type { Language } from './language';

const LOCALES = { en: 'en-GB', ja: 'ja-JP' };

const PARTS = {
  name: { month: 'long' },
  year: { year: 'numeric' },
  both: { year: 'numeric', month: 'long' },
} as const;

/** `November` / `11月`, `2026` / `2026年`, or `November 2026` / `2026年11月`, of a month `YYYY-MM`. */
export function formatMonth(month: string, language: Language, parts: keyof typeof PARTS = 'both'): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...PARTS[parts], timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
