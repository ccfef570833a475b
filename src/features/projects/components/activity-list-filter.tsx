import { useTranslation } from 'react-i18next';
import { FilterSelect, ListFilter } from '@/ui/data-table/list-filter';
import type { ActivityFilter } from '../model/project-search';

type ActivityListFilterProps = { filter: ActivityFilter; onFilter: (filter: ActivityFilter) => void };

export function ActivityListFilter({ filter, onFilter }: ActivityListFilterProps) {
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
