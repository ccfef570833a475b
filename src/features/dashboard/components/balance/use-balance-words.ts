import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';

/** Formats hours with their direction: more or less than due. */
export function useBalanceWords() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();

  function signed(value: number, formatHours: (value: number) => string): string {
    const hours = formatHours(Math.abs(value));
    // A value that is shown as 0 is a rounding error.
    if (hours === formatHours(0)) return hours;
    return value > 0 ? t('hoursBalance.more', { hours }) : t('hoursBalance.less', { hours });
  }

  return {
    hours: (value: number) => signed(value, format.hours),
    figure: (value: number) => signed(value, format.number),
  };
}
