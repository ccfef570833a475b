import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';

type Options = {
  /** In order; null until they are known. */
  days: readonly CalendarDate[] | null;
  shown: CalendarDate;
  onDate: (date: CalendarDate) => void;
  onAnnounce: (words: string) => void;
};

/** Leads from the shown day to the days to complete. */
export function useDaysToComplete({ days, shown, onDate, onAnnounce }: Options) {
  const { t } = useTranslation('painter');
  const following = days?.find((date) => date > shown);

  /** Shows the previous or the next of these days, or announces their number where there is none. */
  function step(direction: -1 | 1): void {
    if (!days) return onAnnounce(t('month.notLoaded'));
    const target = direction === 1 ? following : days.findLast((date) => date < shown);
    if (target) onDate(target);
    else onAnnounce(t(days.length > 0 ? 'month.toComplete' : 'month.none', { count: days.length }));
  }

  return {
    step,
    /** The next one after the shown day, else the oldest other one; null without any. */
    next: following ?? days?.find((date) => date !== shown) ?? null,
  };
}
