import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { Column } from '@/ui/data-table/column';
import { FilterSelect, ListFilter } from '@/ui/data-table/list-filter';
import { useToday } from '@/ui/page/use-today';
import type { Project } from '../fields';
import { activityRange, type ActivityFilter } from '../model/project-search';

export type ActivityHead = Pick<Column<Project>, 'id' | 'header' | 'align' | 'width' | 'isKept' | 'isWhole'>;

/** What the list shows beside the fields of a project. */
export type ProjectFigures = {
  columns: readonly Column<Project>[];
  /** The projects that the filter leaves; undefined while that is not known. */
  rows: readonly Project[] | undefined;
  /** Where the figures come from, or why there are none; undefined while they are on their way. */
  note: ReactNode;
};

/** For the part that adds the figures: it is fetched behind the list, and tells them whenever they change. */
export type ProjectActivityProps = {
  /** Undefined while they are on their way. */
  projects: readonly Project[] | undefined;
  filter: ActivityFilter;
  onFigures: (figures: ProjectFigures) => void;
};

/** The columns of what was recorded and planned, before anything is known of it. */
export function useActivityHeads(): readonly [ActivityHead, ActivityHead, ActivityHead, ActivityHead] {
  const { t } = useTranslation('projects');
  return useMemo(
    () => [
      { id: 'hours', header: t('activity.hours'), align: 'right', width: 90, isKept: true },
      { id: 'people', header: t('activity.people'), align: 'right', width: 80, isKept: true },
      {
        ...{ id: 'last-date', header: t('activity.lastDate'), align: 'right' },
        ...{ width: 110, isKept: true, isWhole: true },
      },
      { id: 'plan-left', header: t('activity.planLeft'), align: 'right', width: 110, isKept: true },
    ],
    [t],
  );
}

/** In its place from the start, where the figures then say of which days they are: a line that came later would push the list down. */
export function HoursBeingRead() {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const { start, end } = activityRange(useToday());
  return t('activity.reading', { start: format.date(start), end: format.date(end) });
}

type FilterProps = { filter: ActivityFilter; onFilter: (filter: ActivityFilter) => void };

/** Projects with hours in the last six months, those without, or all. */
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
