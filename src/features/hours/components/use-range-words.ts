import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { DateRange } from '../model/date-range';

/** A range in words, e.g. `1 Nov 2026 – 30 Nov 2026`. */
export function useRangeWords(): (range: DateRange) => string {
  const { t } = useTranslation('hours');
  const format = useFormat();
  return ({ start, end }) => t('range', { start: format.date(start), end: format.date(end) });
}
