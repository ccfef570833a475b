import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findReadFailure, refetchFailed } from '@/api/read-failures';
import { projectQueries } from '@/features/projects/api/project-queries';
import { useFormat } from '@/i18n/format';
import { importQueries } from '../api/import-queries';
import type { CheckContext } from '../model/check-rows';
import type { ImportKind } from '../model/import-field';
import type { StoredRecord } from '../model/kind-rules';
import { useChoiceWords, withProjects } from './use-choice-words';

/** Loads the records to compare the rows with; `context` is null until then. */
export function useStoredRecords(kind: ImportKind, ownId: number, isNeeded: boolean) {
  const format = useFormat();
  const isMembers = kind === 'members';
  const members = useQuery({ ...importQueries.members(), enabled: isNeeded && isMembers });
  const projects = useQuery({ ...importQueries.projects(), enabled: isNeeded && !isMembers });
  const choosableProjects = useQuery({ ...projectQueries.list(), enabled: isNeeded && isMembers });
  const fixedChoices = useChoiceWords(kind);
  const projectChoices = isMembers ? choosableProjects.data : undefined;
  const neededReads = isMembers ? [members, choosableProjects] : [projects];
  const records: readonly StoredRecord[] | undefined = isMembers ? members.data : projects.data;
  const isWhole = neededReads.every(({ data }) => data !== undefined);

  const context = useMemo(
    (): CheckContext | null =>
      records && isWhole
        ? {
            kind,
            records,
            choices: projectChoices
              ? withProjects(fixedChoices, projectChoices, format.language)
              : fixedChoices,
            ownId,
            names: Object.fromEntries(records.map((record) => [record.id, format.name(record)])),
          }
        : null,
    [kind, records, isWhole, fixedChoices, projectChoices, ownId, format],
  );
  return {
    context,
    error: context ? null : findReadFailure(...neededReads),
    retry: () => refetchFailed(...neededReads),
  };
}
