import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useToday } from '@/ui/page/use-today';
import { activityRange } from '../model/activity-range';

/** Stands from the start where the figures then say of which days they are: a line that came later would push the list down. */
export function HoursBeingRead() {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const { start, end } = activityRange(useToday());
  return t('activity.reading', { start: format.date(start), end: format.date(end) });
}
