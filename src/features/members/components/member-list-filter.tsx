import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { projectQueries } from '@/features/projects/api/project-queries';
import { projectOptions } from '@/features/projects/fields';
import { useFormat } from '@/i18n/format';
import { FilterSelect, ListFilter } from '@/ui/data-table/list-filter';
import { NO_FILTER, POSITION_NAMES, type MemberFilter } from '../model/member-filter';
import { ROLES } from '../fields';

type MemberListFilterProps = { filter: MemberFilter; onFilter: (filter: MemberFilter) => void };

export function MemberListFilter({ filter, onFilter }: MemberListFilterProps) {
  const { t } = useTranslation('members');
  const { language } = useFormat();
  const { data: projects = [] } = useQuery(projectQueries.list());
  const listed = projectOptions(projects, language);
  const { project: chosen } = filter;
  // Until the list has arrived, or without the project in it, the field would show that none is chosen.
  const isUnlisted = chosen !== null && !listed.some(({ value }) => value === chosen);
  return (
    <ListFilter filter={filter} onClear={() => onFilter(NO_FILTER)}>
      <FilterSelect
        label={t('field.position')}
        all={t('filter.anyPosition')}
        value={filter.position}
        options={POSITION_NAMES.map((value) => ({ value, label: t(`position.${value}`) }))}
        onChoose={(position) => onFilter({ ...filter, position })}
      />
      <FilterSelect
        label={t('field.role')}
        all={t('filter.anyRole')}
        value={filter.role}
        options={[
          { value: ROLES.admin, label: t('role.admin') },
          { value: ROLES.user, label: t('role.user') },
        ]}
        onChoose={(role) => onFilter({ ...filter, role })}
      />
      <FilterSelect
        label={t('field.project')}
        all={t('filter.anyProject')}
        value={filter.project}
        options={isUnlisted ? [{ value: chosen, label: String(chosen) }, ...listed] : listed}
        onChoose={(project) => onFilter({ ...filter, project })}
      />
    </ListFilter>
  );
}
