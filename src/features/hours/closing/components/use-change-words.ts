import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { ChangedDay } from '../model/closing-board';

export function useChangeWords() {
  const { t } = useTranslation('closing');
  const format = useFormat();
  return useMemo(() => {
    const describe = ({ date, before, now }: ChangedDay): string =>
      t('change.day', {
        date: format.dayOfMonth(date),
        before: format.hours(before),
        now: format.hours(now),
      });
    const list = (days: readonly ChangedDay[]): string =>
      [t('change.count', { count: days.length }), ...days.map(describe)].join('\n');
    return { describe, list };
  }, [t, format]);
}
