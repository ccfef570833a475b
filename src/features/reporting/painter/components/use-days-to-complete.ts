import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';

type Options = {
  /** In order; null until they are known. */
  days: readonly CalendarDate[] | null;
  shown: CalendarDate;
  onDate: (date: CalendarDate) => void;
  onAnnounce: (words: string) => void;
};

export function useDaysToComplete({ days, shown, onDate, onAnnounce }: Options) {
  const { t } = useTranslation('painter');
  const following = days?.find((date) => date > shown);

  /** Shows the previous or the next day to complete; without one, announces how many there are. */
  function step(direction: -1 | 1): void {
    if (!days) return onAnnounce(t('month.notLoaded'));
    const target = direction === 1 ? following : days.findLast((date) => date < shown);
    if (target) onDate(target);
    else onAnnounce(t(days.length > 0 ? 'month.toComplete' : 'month.none', { count: days.length }));
  }

  return {
    step,
    /** The next day to complete, else the oldest one that is not shown. */
    next: following ?? days?.find((date) => date !== shown) ?? null,
  };
}
