import { onceEach } from '@/lib/once';
import type { Language } from './language';

const LOCALES = { en: 'en-GB', ja: 'ja-JP' };

const formats = (parts: Intl.DateTimeFormatOptions) =>
  onceEach((language: Language) => new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone: 'UTC' }));
const FORMATS = {
  name: formats({ month: 'long' }),
  year: formats({ year: 'numeric' }),
  both: formats({ year: 'numeric', month: 'long' }),
};

/** `November` / `11月`, `2026` / `2026年`, or `November 2026` / `2026年11月`, of a month `YYYY-MM`. */
export function formatMonth(month: string, language: Language, parts: keyof typeof FORMATS = 'both'): string {
  return FORMATS[parts](language).format(new Date(`${month}-01T00:00:00Z`));
}
