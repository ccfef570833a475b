import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock, formatDate, formatNumber, localName, useFormat } from '@/i18n/format';
import type { Fine } from '../api/fine-schema';
import type { CalendarMonth } from '../model/fine-ledger';

const LOCALES = { en: 'en-GB', ja: 'ja-JP' };

/** How fines are written in the current language; stable until it changes. */
export function useFineFormat() {
  const { t } = useTranslation('fines');
  const { language } = useFormat();
  return useMemo(() => {
    const inMonths = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
    const inYears = new Intl.DateTimeFormat(LOCALES[language], {
      year: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    const amount = (ks: number | null) =>
      ks === null ? t('amountUnknown') : t('amount', { amount: formatNumber(ks, language) });
    const time = (text: string) => formatClock(text.slice(0, 5));
    return {
      language,
      /** `2,000 Ks`. */
      amount,
      /** `9:05`. */
      time,
      /** `November` / `11月`, for 1 to 12. */
      monthName: (month: number) => inMonths.format(Date.UTC(2000, month - 1)),
      /** `November 2026` / `2026年11月`. */
      month: (month: CalendarMonth) => inYears.format(new Date(`${month}-01T00:00:00Z`)),
      /** The words that name a fine in a sentence: whose, when, how much. */
      named: (fine: Pick<Fine, 'member' | 'date' | 'time' | 'amount'>) => ({
        name: localName(fine.member, language),
        date: formatDate(fine.date, language),
        time: time(fine.time),
        amount: amount(fine.amount),
      }),
    };
  }, [t, language]);
}
