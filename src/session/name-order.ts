import type { Language } from '@/i18n/language';

/** In Japanese the Japanese name comes first. */
export function inNameOrder<Item>(
  items: readonly Item[],
  getName: (item: Item) => string,
  language: Language,
): readonly Item[] {
  const english = items.find((item) => getName(item) === 'eng_name');
  const japanese = items.find((item) => getName(item) === 'jp_name');
  if (language === 'en' || !english || !japanese) return items;
  return items.map((item) => {
    if (item === english) return japanese;
    return item === japanese ? english : item;
  });
}
