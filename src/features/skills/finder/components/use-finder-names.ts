import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refetchFailed } from '@/api/read-failures';
import { projectQueries } from '@/features/projects/api/project-queries';
import { useFormat, type LocalizedName } from '@/i18n/format';
import { skillLookupQueries } from '../../api/skill-lookup-queries';
import type { Lookup, SkillSheet } from '../../fields';
import { withMissing } from '../../model/skill-marks';

/** Names by id: of the list, and of entries in the sheets that the list lacks. */
function collectNames(
  listed: readonly Lookup[] | undefined,
  inSheets: readonly (Lookup | null)[],
): ReadonlyMap<number, string> {
  const entries = withMissing(
    listed ?? [],
    inSheets.flatMap((entry) => entry ?? []),
  );
  return new Map(entries.map(({ id, name }) => [id, name]));
}

/** True once a query has succeeded or failed, also while a failed one is read again. */
export const hasSettled = ({ isPending, isFetched }: { isPending: boolean; isFetched: boolean }): boolean =>
  !isPending || isFetched;

export function useFinderNames(sheets: readonly SkillSheet[]) {
  const format = useFormat();
  const [grades, positions, projects] = useQueries({
    queries: [skillLookupQueries.grades(), skillLookupQueries.positions(), projectQueries.list()],
  });
  const names = useMemo(() => {
    const toNamed = (project: { id: number; cd: string } & LocalizedName): Lookup => ({
      id: project.id,
      name: format.name(project) || project.cd,
    });
    return {
      grade: collectNames(
        grades.data,
        sheets.map(({ grade }) => grade),
      ),
      position: collectNames(
        positions.data,
        sheets.map(({ position }) => position),
      ),
      project: collectNames(
        projects.data?.map(toNamed),
        sheets.flatMap((sheet) => sheet.projects.map(toNamed)),
      ),
    };
  }, [grades.data, positions.data, projects.data, sheets, format]);
  const queries = [grades, positions, projects];
  return {
    names,
    areSettled: queries.every(hasSettled),
    hasFailed: queries.some(({ isLoadingError }) => isLoadingError),
    retry: () => refetchFailed(...queries),
  };
}
