import { useTranslation } from 'react-i18next';
import type { TourStep } from './tour-steps';

/** What each step of the tour says. */
export function useTourWords(): Record<TourStep['id'], { title: string; body: string }> {
  const { t } = useTranslation('tour');
  return {
    days: { title: t('days.title'), body: t('days.body') },
    paint: { title: t('paint.title'), body: t('paint.body') },
    wall: { title: t('wall.title'), body: t('wall.body') },
    closing: { title: t('closing.title'), body: t('closing.body') },
    plan: { title: t('plan.title'), body: t('plan.body') },
    expert: { title: t('expert.title'), body: t('expert.body') },
    explorer: { title: t('explorer.title'), body: t('explorer.body') },
    defaults: { title: t('defaults.title'), body: t('defaults.body') },
    finder: { title: t('finder.title'), body: t('finder.body') },
  };
}
