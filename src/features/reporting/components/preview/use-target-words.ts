import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { fixedWords } from '@/i18n/fixed-words';
import { createFormats, useFormat } from '@/i18n/format';
import { currentLanguage } from '@/i18n/i18n';
import type { Staff } from '@/session/staff-schema';

/** More dates than a working week would be too long to read in a sentence. */
const LISTED_DATES = 5;

type Translate = TFunction<['reporting', 'common']>;

export function useTargetWords(people: readonly Staff[]) {
  const { t } = useTranslation(['reporting', 'common']);
  const format = useFormat();
  return createTargetWords(people, t, format);
}

export function currentTargetWords(people: readonly Staff[]) {
  const language = currentLanguage();
  return createTargetWords(people, fixedWords(language, 'reporting'), createFormats(language));
}

function createTargetWords(people: readonly Staff[], t: Translate, format: ReturnType<typeof createFormats>) {
  return {
    describePeople: (staffIds: readonly number[]): string => {
      const [firstId] = staffIds;
      const person = people.find(({ id }) => id === firstId);
      return staffIds.length === 1 && person
        ? t('common:label.person', { name: format.name(person) })
        : t('confirm.people', { count: staffIds.length });
    },
    describeDates: (dates: readonly CalendarDate[]): string =>
      dates.length === 1 && dates[0] !== undefined
        ? format.date(dates[0])
        : t('confirm.dates', { count: dates.length }),
    /** Names only the first and the last of more than `LISTED_DATES`. Expects calendar order. */
    listDates: (dates: readonly CalendarDate[]): string => {
      const first = dates[0];
      const last = dates.at(-1);
      if (first === undefined || last === undefined || dates.length <= LISTED_DATES)
        return new Intl.ListFormat(format.language, { style: 'narrow' }).format(
          dates.map((date) => format.dayOfMonth(date)),
        );
      const values = { first: format.date(first), last: format.date(last), count: dates.length };
      return t('confirm.dateRange', values);
    },
  };
}
