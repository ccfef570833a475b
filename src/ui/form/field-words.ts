import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isCalendarDate } from '@/lib/calendar-date';
import type { Option, OptionValue } from './option';

/** The label of a field, and the options that name its values; without options they are dates or texts. */
export type FieldWords = {
  label: string;
  options?: readonly Option<OptionValue>[];
  /** “None” by default. */
  blank?: string;
};

export type GetFieldWords = (name: string) => FieldWords;

export function useFieldTexts(getFieldWords: GetFieldWords) {
  const { t } = useTranslation();
  const { date, list } = useFormat();

  function toText(name: string, value: unknown): string {
    const { options, blank = t('label.none') } = getFieldWords(name);
    if (Array.isArray(value)) {
      return value.length > 0 ? list(value.map((item) => toText(name, item))) : blank;
    }
    const option = options?.find((choice) => choice.value === value);
    if (option) return option.label;
    const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    if (text === '') return blank;
    return isCalendarDate(text) ? date(text) : text;
  }

  return {
    toText,
    labels: (names: readonly string[]) => list(names.map((name) => getFieldWords(name).label)),
  };
}
