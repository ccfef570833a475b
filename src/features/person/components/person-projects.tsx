import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { projectQueries } from '@/features/projects/api/project-queries';
import { useFormat } from '@/i18n/format';
import { FirstRows, PersonPart } from './person-part';

export function PersonProjects({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('person');
  const format = useFormat();
  const { data, error, refetch } = useQuery(projectQueries.list());
  return (
    <PersonPart title={t('projects')} isLoaded={data !== undefined} error={error} onRetry={refetch}>
      <FirstRows>
        {(data ?? [])
          .filter(({ id }) => ids.includes(id))
          .map((project) => (
            <li key={project.id}>
              {project.cd} · {format.name(project)}
            </li>
          ))}
      </FirstRows>
    </PersonPart>
  );
}
