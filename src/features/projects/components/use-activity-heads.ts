import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '@/ui/data-table/column';
import type { Project } from '../fields';

export type ActivityHead = Pick<
  Column<Project>,
  'id' | 'header' | 'align' | 'width' | 'isShownEmpty' | 'noWrap'
>;

/** The heads of the activity columns, which are shown before their figures are loaded. */
export function useActivityHeads(): readonly [ActivityHead, ActivityHead, ActivityHead, ActivityHead] {
  const { t } = useTranslation('projects');
  return useMemo(
    () => [
      { id: 'hours', header: t('activity.hours'), align: 'right', width: 90, isShownEmpty: true },
      { id: 'people', header: t('activity.people'), align: 'right', width: 80, isShownEmpty: true },
      {
        id: 'last-date',
        header: t('activity.lastDate'),
        align: 'right',
        width: 110,
        isShownEmpty: true,
        noWrap: true,
      },
      { id: 'plan-left', header: t('activity.planLeft'), align: 'right', width: 110, isShownEmpty: true },
    ],
    [t],
  );
}
