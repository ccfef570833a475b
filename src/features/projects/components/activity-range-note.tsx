import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useToday } from '@/ui/page/use-today';
import { activityRange } from '../model/activity-range';

/** Fills the line of the later note, so that the list does not move down. */
export function ActivityRangeNote() {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const { start, end } = activityRange(useToday());
  return t('activity.reading', { start: format.date(start), end: format.date(end) });
}
