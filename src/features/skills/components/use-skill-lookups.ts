import { useQueries } from '@tanstack/react-query';
import { refetchFailed } from '@/api/read-failures';
import { projectQueries } from '@/features/projects/api/project-queries';
import { projectOptions } from '@/features/projects/fields';
import { useFormat } from '@/i18n/format';
import type { Option } from '@/ui/form/option';
import { skillLookupQueries } from '../api/skill-lookup-queries';
import type { Lookup, SkillSheet } from '../fields';
import { withMissing } from '../model/skill-marks';

/** Builds options; a stored value stays an option even if the server's list lacks it. */
function toOptions(
  list: readonly Lookup[] | undefined,
  stored: readonly (Lookup | null | undefined)[],
): Option<number>[] {
  const lookups = withMissing(
    list ?? [],
    stored.flatMap((entry) => entry ?? []),
  );
  return lookups.map(({ id, name }) => ({ value: id, label: name }));
}

export function useSkillLookups(sheet: SkillSheet | null) {
  const { language } = useFormat();
  const queries = useQueries({
    queries: [
      projectQueries.list(),
      skillLookupQueries.positions(),
      skillLookupQueries.grades(),
      skillLookupQueries.japaneseLevels(),
      skillLookupQueries.responsibilities(),
      skillLookupQueries.techStacks(),
    ],
  });
  const [projects, positions, grades, japaneseLevels, responsibilities, techStacks] = queries;
  const listedIds = new Set(projects.data?.map(({ id }) => id));
  const storedProjects = sheet?.projects.filter(({ id }) => !listedIds.has(id)) ?? [];
  return {
    options: {
      project: projectOptions([...(projects.data ?? []), ...storedProjects], language),
      position: toOptions(positions.data, [sheet?.position]),
      grade: toOptions(grades.data, [sheet?.grade]),
      japanese_level: toOptions(japaneseLevels.data, [sheet?.japaneseLevel]),
      responsibility: toOptions(responsibilities.data, sheet?.responsibilities ?? []),
      major_tech_stack_id: toOptions(techStacks.data, [sheet?.majorTechStack]),
    },
    isPending: queries.some(({ isPending }) => isPending),
    hasFailed: queries.some(({ isLoadingError }) => isLoadingError),
    retry: () => refetchFailed(projects, positions, grades, japaneseLevels, responsibilities, techStacks),
  };
}
