import { useTranslation } from 'react-i18next';
import { sumHours } from '@/features/work/model/member-hours';
import { useFormat } from '@/i18n/format';
import type { SheetWords } from '../export/hours-sheet';
import type { DateRange } from '../model/date-range';
import type { Dimension } from '../model/hours-pivot';

export function useSheetWords(): SheetWords {
  const { t } = useTranslation('exporting');
  return {
    no: t('sheet.no'),
    staffName: t('sheet.staffName'),
    workingHours: t('sheet.workingHours'),
    decimalHours: t('sheet.decimalHours'),
    period: t('sheet.period'),
    project: t('sheet.project'),
    total: t('sheet.total'),
    subtotal: t('sheet.subtotal'),
  };
}

export function useDimensionWords(): Record<Dimension, string> {
  const { t } = useTranslation('hours');
  return {
    member: t('member.by.member'),
    project: t('member.by.project'),
    task: t('member.by.task'),
    day: t('member.by.day'),
  };
}

/** Formats a range, e.g. as `1 Nov 2026 – 30 Nov 2026`. */
export function useRangeWords(): (range: DateRange) => string {
  const { t } = useTranslation('hours');
  const format = useFormat();
  return ({ start, end }) => t('range', { start: format.date(start), end: format.date(end) });
}

export function useResultWords() {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const formatRange = useRangeWords();
  return (range: DateRange, shown: readonly { hours: number }[] | undefined): string => {
    const total = shown && t('total', { hours: format.hours(sumHours(shown)) });
    return [formatRange(range), total].filter(Boolean).join(' · ');
  };
}
