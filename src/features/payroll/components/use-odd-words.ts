import { useTranslation } from 'react-i18next';

export function useOddWords() {
  const { t } = useTranslation('payroll');
  return {
    rejected: t('odd.rejected'),
    noTime: t('odd.noTime'),
    tooLong: t('odd.tooLong'),
    twice: t('odd.twice'),
    beyondDay: t('odd.beyondDay'),
    dayOff: t('odd.dayOff'),
    beyondHours: t('odd.beyondHours'),
    noRecord: t('odd.noRecord'),
  };
}

export type OddReason = keyof ReturnType<typeof useOddWords>;
