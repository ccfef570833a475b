import { useTranslation } from 'react-i18next';
import type { Dimension } from '../model/hours-pivot';

/** What each dimension is called. */
export function useDimensionWords(): Record<Dimension, string> {
  const { t } = useTranslation('hours');
  return {
    member: t('member.by.member'),
    project: t('member.by.project'),
    task: t('member.by.task'),
    day: t('member.by.day'),
  };
}
