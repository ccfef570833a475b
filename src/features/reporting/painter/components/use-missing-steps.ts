import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';

type Options = {
  /** The days to complete, by date; null until they are known. */
  missing: readonly CalendarDate[] | null;
  shown: CalendarDate;
  onDate: (date: CalendarDate) => void;
  onAnnounce: (words: string) => void;
};

/** Leads from the shown day to the days to complete. */
export function useMissingSteps({ missing, shown, onDate, onAnnounce }: Options) {
  const { t } = useTranslation('painter');
  const following = missing?.find((date) => date > shown);

  /** Shows the previous or the next of these days, or announces their number where there is none. */
  function step(direction: -1 | 1): void {
    if (!missing) return onAnnounce(t('month.notLoaded'));
    const target = direction === 1 ? following : missing.findLast((date) => date < shown);
    if (target) onDate(target);
    else onAnnounce(t(missing.length > 0 ? 'month.toComplete' : 'month.none', { count: missing.length }));
  }

  return {
    step,
    /** The next one after the shown day, else the oldest other one; null without any. */
    next: following ?? missing?.find((date) => date !== shown) ?? null,
  };
}
