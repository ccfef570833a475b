import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isCalendarDate } from '@/lib/calendar-date';
import type { Option, OptionValue } from './option';

/** How a field is named and how its values read: its choices, or else dates and texts as they are. */
export type FieldWords = {
  label: string;
  options?: readonly Option<OptionValue>[];
  /** What stands for no value; “None” unless told. */
  blank?: string;
};

/** The words of a field by its name. */
export type WordsOf = (name: string) => FieldWords;

/** Values and names of fields as people read them, in the current language. */
export function useFieldWords(wordsOf: WordsOf) {
  const { t } = useTranslation();
  const { date, list } = useFormat();

  function textOf(name: string, value: unknown): string {
    const { options, blank = t('label.none') } = wordsOf(name);
    if (Array.isArray(value)) {
      return value.length > 0 ? list(value.map((item) => textOf(name, item))) : blank;
    }
    const option = options?.find((choice) => choice.value === value);
    if (option) return option.label;
    const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    if (text === '') return blank;
    return isCalendarDate(text) ? date(text) : text;
  }

  return { textOf, labels: (names: readonly string[]) => list(names.map((name) => wordsOf(name).label)) };
}
