import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { longDays } from '@/i18n/long-days';
import { HALF_DAY_HOURS } from '../../model/duration';
import type { Absence, WallDay } from '../model/wall-rows';

/** The texts of days for screen readers, and those on the bars. */
export function useWallWords() {
  const { t } = useTranslation('wall');
  const format = useFormat();
  return useMemo(() => {
    const describeDate = longDays(format.language);

    function formatLength({ isWhole, hours }: Absence): string {
      if (isWhole) return t('day.whole');
      return hours === HALF_DAY_HOURS ? t('day.half') : format.hours(hours);
    }

    function describeDay(name: string, { date, state, absence }: WallDay): string {
      const values = { name, date: describeDate(date) };
      if (state === 'holiday') return t('day.holiday', values);
      if (state === 'before') return t('day.before', values);
      if (state === 'offDuty') return t('day.offDuty', values);
      if (!absence) return t('day.work', values);
      const length = formatLength(absence);
      switch (absence.kind) {
        case 'paid':
          return t('day.paid', { ...values, length });
        case 'unpaid':
          return t('day.unpaid', { ...values, length });
        case 'mixed':
          return t('day.mixed', { ...values, length });
        case 'other':
          return t('day.other', { ...values, length });
      }
    }

    /** Null for a single whole day, whose bar shows an icon. */
    function formatMark({ kind, isWhole, hours, run }: Absence): string | null {
      if (!isWhole) {
        return hours === HALF_DAY_HOURS ? t('mark.half') : t('mark.hours', { hours: format.number(hours) });
      }
      if (run === 1) return null;
      return kind === 'unpaid' ? t('mark.unpaidRun', { count: run }) : t('mark.run', { count: run });
    }

    return { describeDate, describeDay, formatMark };
  }, [t, format]);
}
