import { englishMonth } from './calendar-words';
import type { Language } from './language';

type Parts = 'name' | 'year' | 'both';

/** `month` is `YYYY-MM`: gives `November` / `11月`, `2026` / `2026年`, or `November 2026` / `2026年11月`. */
export function formatMonth(month: string, language: Language, parts: Parts = 'both'): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const isJapanese = language === 'ja';
  const texts = {
    year: isJapanese ? `${year}年` : String(year),
    name: isJapanese ? `${number}月` : englishMonth(number, 'long'),
  };
  if (parts !== 'both') return texts[parts];
  return isJapanese ? `${texts.year}${texts.name}` : `${texts.name} ${texts.year}`;
}
