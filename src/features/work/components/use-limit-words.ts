import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { addMonths, toMonth, type CalendarDate } from '@/lib/calendar-date';
import { invariant } from '@/lib/invariant';
import { usedShare, type LimitFigure, type LimitState } from '../model/overtime-limits';

/** `first` is the first day of the month of the figures; undefined while no figure is loaded. */
export function useLimitWords(first: CalendarDate | undefined) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  return useMemo(() => {
    const states: Record<LimitState, string> = {
      within: t('limits.state.within'),
      near: t('limits.state.near'),
      over: t('limits.state.over'),
    };

    function formatLimitName({ name, months }: LimitFigure): string {
      if (name === 'month') return t('limits.name.month');
      if (name === 'monthInAll') return t('limits.name.monthInAll');
      if (name === 'average') return t('limits.name.average', { months });
      invariant(first, 'a figure of a limit belongs to a month');
      const month = formatMonth(toMonth(addMonths(first, 1 - months)), format.language);
      return t('limits.name.year', { month });
    }

    function formatLimitFigure(figure: LimitFigure): string {
      const values = {
        hours: format.hours(figure.hours),
        limit: format.hours(figure.limit),
        share: format.percent(usedShare(figure)),
      };
      return figure.name === 'monthInAll'
        ? t('limits.figure.under', values)
        : t('limits.figure.upTo', values);
    }

    const describeLimit = (figure: LimitFigure): string =>
      t('limits.cell', {
        name: formatLimitName(figure),
        figure: formatLimitFigure(figure),
        state: states[figure.state],
      });

    return {
      states,
      formatLimitName,
      formatLimitFigure,
      describeLimit,
      short: t('limits.short'),
      highestAverage: t('limits.highestAverage'),
    };
  }, [t, format, first]);
}
