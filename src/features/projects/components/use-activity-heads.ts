import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '@/ui/data-table/column';
import type { Project } from '../api/project-schema';

export type ActivityHead = Pick<Column<Project>, 'id' | 'header' | 'align' | 'width'>;

/** The columns of what was recorded and planned, with their room, before anything is known of it. */
export function useActivityHeads(): readonly [ActivityHead, ActivityHead, ActivityHead, ActivityHead] {
  const { t } = useTranslation('projects');
  return useMemo(
    () => [
      { id: 'hours', header: t('activity.hours'), align: 'right', width: 100 },
      { id: 'people', header: t('activity.people'), align: 'right', width: 90 },
      { id: 'last-date', header: t('activity.lastDate'), align: 'right', width: 140 },
      { id: 'plan-left', header: t('activity.planLeft'), align: 'right', width: 130 },
    ],
    [t],
  );
}
