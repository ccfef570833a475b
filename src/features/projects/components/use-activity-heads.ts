import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { Column } from '@/ui/data-table/column';
import type { Project } from '../fields';

export type ActivityHead = Pick<Column<Project>, 'id' | 'header' | 'align' | 'width' | 'cardRoom'>;

/** The columns of what was recorded and planned, with their room, before anything is known of it. */
export function useActivityHeads(): readonly [ActivityHead, ActivityHead, ActivityHead, ActivityHead] {
  const { t } = useTranslation('projects');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'hours',
        header: t('activity.hours'),
        align: 'right',
        width: 100,
        cardRoom: format.number(88_888.5),
      },
      {
        id: 'people',
        header: t('activity.people'),
        align: 'right',
        width: 90,
        cardRoom: format.number(888),
      },
      {
        id: 'last-date',
        header: t('activity.lastDate'),
        align: 'right',
        width: 140,
        // No month is wider than May.
        cardRoom: format.date('2028-05-28'),
      },
      {
        id: 'plan-left',
        header: t('activity.planLeft'),
        align: 'right',
        width: 130,
        cardRoom: t('activity.over', { hours: format.hours(888.5) }),
      },
    ],
    [t, format],
  );
}
