import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { fixedWords } from '@/i18n/fixed-words';
import { createFormats, useFormat } from '@/i18n/format';
import { currentLanguage } from '@/i18n/i18n';
import type { Staff } from '@/session/staff-schema';

const LISTED_DATES = 5;

type Words = TFunction<['reporting', 'common']>;

/** Names a single person or date, and counts several. */
export function useTargetWords(people: readonly Staff[]) {
  const { t } = useTranslation(['reporting', 'common']);
  return targetWords(people, t, useFormat());
}

/** The same outside of a render, in the current language. */
export function currentTargetWords(people: readonly Staff[]) {
  const language = currentLanguage();
  return targetWords(people, fixedWords(language, 'reporting'), createFormats(language));
}

function targetWords(people: readonly Staff[], t: Words, format: ReturnType<typeof createFormats>) {
  return {
    who: (staffIds: readonly number[]): string => {
      const [only] = staffIds;
      const person = people.find(({ id }) => id === only);
      return staffIds.length === 1 && person
        ? t('common:label.person', { name: format.name(person) })
        : t('confirm.people', { count: staffIds.length });
    },
    when: (dates: readonly CalendarDate[]): string =>
      dates.length === 1 && dates[0] !== undefined
        ? format.date(dates[0])
        : t('confirm.dates', { count: dates.length }),
    /** Few dates one by one, else the first and the last, in calendar order. */
    dates: (dates: readonly CalendarDate[]): string => {
      const [first, last] = [dates[0], dates.at(-1)];
      if (first === undefined || last === undefined || dates.length <= LISTED_DATES)
        return new Intl.ListFormat(format.language, { style: 'narrow' }).format(
          dates.map((date) => format.dayOfMonth(date)),
        );
      const values = { first: format.date(first), last: format.date(last), count: dates.length };
      return t('confirm.dateRange', values);
    },
  };
}
