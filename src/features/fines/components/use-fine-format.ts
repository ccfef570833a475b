import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock, formatDate, localName, useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { formatNumber } from '@/i18n/number';
import type { CalendarMonth } from '@/lib/calendar-date';
import type { Fine } from '../fields';
import { fineTime } from '../model/fine-time';

export function useFineFormat() {
  const { t } = useTranslation('fines');
  const { language } = useFormat();
  return useMemo(() => {
    const amount = (ks: number | null) =>
      ks === null ? t('amountUnknown') : t('amount', { amount: formatNumber(ks, language) });
    return {
      language,
      /** `2,000 Ks`. */
      amount,
      /** `November`, of any year. */
      monthName: (month: number) => formatMonth(`2000-${String(month).padStart(2, '0')}`, language, 'name'),
      year: (year: number) => formatMonth(`${year}-01`, language, 'year'),
      month: (month: CalendarMonth) => formatMonth(month, language),
      named: (fine: Pick<Fine, 'member' | 'date' | 'time' | 'amount'>) => ({
        name: localName(fine.member, language),
        date: formatDate(fine.date, language),
        time: formatClock(fineTime(fine.time)),
        amount: amount(fine.amount),
      }),
    };
  }, [t, language]);
}
