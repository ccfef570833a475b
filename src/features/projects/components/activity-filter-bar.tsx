import { useTranslation } from 'react-i18next';
import { FilterBar } from '@/ui/data-table/filter-bar';
import { FilterSelect } from '@/ui/data-table/filter-bar';
import type { ActivityFilter } from '../model/project-search';

type ActivityFilterBarProps = { filter: ActivityFilter; onFilter: (filter: ActivityFilter) => void };

/** Projects with hours in the last six months, those without, or all. */
export function ActivityFilterBar({ filter, onFilter }: ActivityFilterBarProps) {
  const { t } = useTranslation('projects');
  return (
    <FilterBar
      label={t('activity.filter')}
      filter={filter}
      clearLabel={t('activity.clear')}
      onClear={() => onFilter({ activity: null })}
    >
      <FilterSelect
        isFitted
        label={t('activity.show')}
        all={t('activity.all')}
        value={filter.activity}
        options={[
          { value: 'active', label: t('activity.active') },
          { value: 'archived', label: t('activity.archived') },
        ]}
        onChoose={(activity) => onFilter({ activity })}
      />
    </FilterBar>
  );
}
