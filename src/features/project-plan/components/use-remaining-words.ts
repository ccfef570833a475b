import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';

export function useRemainingWords(): (hours: number) => string {
  const { t } = useTranslation('projects');
  const format = useFormat();
  return useCallback(
    (hours) => (hours < 0 ? t('plan.burn.over', { hours: format.hours(-hours) }) : format.hours(hours)),
    [t, format],
  );
}
