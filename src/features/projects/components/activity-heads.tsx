import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { Column } from '@/ui/data-table/column';
import { FilterSelect, ListFilter } from '@/ui/data-table/list-filter';
import { useToday } from '@/ui/page/use-today';
import type { Project } from '../fields';
import { activityRange, type ActivityFilter } from '../model/project-search';

export type ActivityHead = Pick<Column<Project>, 'id' | 'header' | 'align' | 'width' | 'isKept' | 'isWhole'>;

export type ProjectFigures = {
  columns: readonly Column<Project>[];
  rows: readonly Project[] | undefined;
  /** The source of the figures, or why there are none; undefined until loaded. */
  note: ReactNode;
};

/** The props of the part that adds the figures: it loads after the list and reports each change. */
export type ProjectActivityProps = {
  projects: readonly Project[] | undefined;
  filter: ActivityFilter;
  onFigures: (figures: ProjectFigures) => void;
};

/** Returns the columns of recorded and planned hours before their figures are loaded. */
export function useActivityHeads(): readonly [ActivityHead, ActivityHead, ActivityHead, ActivityHead] {
  const { t } = useTranslation('projects');
  return useMemo(
    () => [
      { id: 'hours', header: t('activity.hours'), align: 'right', width: 90, isKept: true },
      { id: 'people', header: t('activity.people'), align: 'right', width: 80, isKept: true },
      {
        id: 'last-date',
        header: t('activity.lastDate'),
        align: 'right',
        width: 110,
        isKept: true,
        isWhole: true,
      },
      { id: 'plan-left', header: t('activity.planLeft'), align: 'right', width: 110, isKept: true },
    ],
    [t],
  );
}

/** Reserves the line that later names the days of the figures, so that the list does not move down. */
export function HoursBeingRead() {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const { start, end } = activityRange(useToday());
  return t('activity.reading', { start: format.date(start), end: format.date(end) });
}

type FilterProps = { filter: ActivityFilter; onFilter: (filter: ActivityFilter) => void };

export function ActivityListFilter({ filter, onFilter }: FilterProps) {
  const { t } = useTranslation('projects');
  return (
    <ListFilter filter={filter} onClear={() => onFilter({ activity: null })}>
      <FilterSelect
        label={t('activity.show')}
        all={t('activity.all')}
        value={filter.activity}
        options={[
          { value: 'active', label: t('activity.active') },
          { value: 'archived', label: t('activity.archived') },
        ]}
        onChoose={(activity) => onFilter({ activity })}
      />
    </ListFilter>
  );
}
