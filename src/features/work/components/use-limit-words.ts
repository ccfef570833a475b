import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { addMonths, monthOf, type CalendarDate } from '@/lib/calendar-date';
import { shareOf, type LimitFigure, type LimitState } from '../model/overtime-limits';

/** Formats the overtime limits of the month that begins with `first`. */
export function useLimitWords(first: CalendarDate | undefined) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  return useMemo(() => {
    const states: Record<LimitState, string> = {
      within: t('limits.state.within'),
      near: t('limits.state.near'),
      over: t('limits.state.over'),
    };

    function nameOf({ name, months }: LimitFigure): string {
      if (name === 'month') return t('limits.name.month');
      if (name === 'monthInAll') return t('limits.name.monthInAll');
      if (name === 'average') return t('limits.name.average', { months });
      const since = first ? formatMonth(monthOf(addMonths(first, 1 - months)), format.language) : '';
      return t('limits.name.year', { month: since });
    }

    function figureOf(figure: LimitFigure): string {
      const values = {
        hours: format.hours(figure.hours),
        limit: format.hours(figure.limit),
        share: format.percent(shareOf(figure)),
      };
      return figure.name === 'monthInAll'
        ? t('limits.figure.under', values)
        : t('limits.figure.upTo', values);
    }

    const wordsOf = (figure: LimitFigure): string =>
      t('limits.cell', { name: nameOf(figure), figure: figureOf(figure), state: states[figure.state] });

    return {
      states,
      nameOf,
      figureOf,
      wordsOf,
      short: t('limits.short'),
      highestAverage: t('limits.highestAverage'),
    };
  }, [t, format, first]);
}
