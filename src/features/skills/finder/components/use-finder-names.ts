import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectQueries } from '@/features/projects/api/project-queries';
import { useFormat, type LocalizedName } from '@/i18n/format';
import { skillLookupQueries } from '../../api/skill-lookup-queries';
import type { SkillSheet } from '../../api/skill-sheet-schema';

type Named = { id: number; name: string };

/** By id; what only sheets know is a choice as well. */
function namesOf(
  listed: readonly Named[] = [],
  held: readonly (Named | null)[],
): ReadonlyMap<number, string> {
  const names = new Map(listed.map(({ id, name }) => [id, name]));
  for (const one of held) if (one && !names.has(one.id)) names.set(one.id, one.name);
  return names;
}

/** What grades, positions and projects are called, in the order of the server's lists. */
export function useFinderNames(sheets: readonly SkillSheet[]) {
  const format = useFormat();
  const [grades, positions, projects] = useQueries({
    queries: [skillLookupQueries.grades(), skillLookupQueries.positions(), projectQueries.list()],
  });
  const names = useMemo(() => {
    const nameOf = (project: { id: number; cd: string } & LocalizedName): Named => ({
      id: project.id,
      name: format.name(project) || project.cd,
    });
    return {
      grade: namesOf(
        grades.data,
        sheets.map(({ grade }) => grade),
      ),
      position: namesOf(
        positions.data,
        sheets.map(({ position }) => position),
      ),
      project: namesOf(
        projects.data?.map(nameOf),
        sheets.flatMap((sheet) => sheet.projects.map(nameOf)),
      ),
    };
  }, [grades.data, positions.data, projects.data, sheets, format]);
  const failed = [grades, positions, projects].filter(({ isError, data }) => isError && !data);
  return {
    names,
    hasFailed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
