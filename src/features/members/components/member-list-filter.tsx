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
  const listedProjects = projectOptions(projects, language);
  const { position, role, project } = filter;
  // The chosen project needs an option before the projects are read, and if it is not among them.
  const isUnlisted = project !== null && !listedProjects.some(({ value }) => value === project);
  return (
    <ListFilter filter={filter} onClear={() => onFilter(NO_FILTER)}>
      <FilterSelect
        label={t('field.position')}
        all={t('filter.anyPosition')}
        value={position}
        options={POSITION_NAMES.map((value) => ({ value, label: t(`position.${value}`) }))}
        onChoose={(chosen) => onFilter({ ...filter, position: chosen })}
      />
      <FilterSelect
        label={t('field.role')}
        all={t('filter.anyRole')}
        value={role}
        options={[
          { value: ROLES.admin, label: t('role.admin') },
          { value: ROLES.user, label: t('role.user') },
        ]}
        onChoose={(chosen) => onFilter({ ...filter, role: chosen })}
      />
      <FilterSelect
        label={t('field.project')}
        all={t('filter.anyProject')}
        value={project}
        options={
          isUnlisted ? [{ value: project, label: String(project) }, ...listedProjects] : listedProjects
        }
        onChoose={(chosen) => onFilter({ ...filter, project: chosen })}
      />
    </ListFilter>
  );
}
