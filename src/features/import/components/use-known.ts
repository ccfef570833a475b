import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureOfReads } from '@/api/failure-of-reads';
import type { MemberDetail } from '@/features/members/api/member-schema';
import { projectQueries } from '@/features/projects/api/project-queries';
import type { Project } from '@/features/projects/fields';
import { useFormat } from '@/i18n/format';
import { importQueries } from '../api/import-queries';
import type { CheckContext } from '../model/check-rows';
import type { ImportKind } from '../model/import-field';
import { useChoiceWords } from './use-choice-words';

/** What the rows of a file are compared with, once it is there. */
export function useKnown(kind: ImportKind, ownId: number, isNeeded: boolean) {
  const format = useFormat();
  const isMembers = kind === 'members';
  const members = useQuery({ ...importQueries.members(), enabled: isNeeded && isMembers });
  const projects = useQuery({ ...importQueries.projects(), enabled: isNeeded && !isMembers });
  const named = useQuery({ ...projectQueries.list(), enabled: isNeeded && isMembers });
  const choices = useChoiceWords(kind, named.data);
  const asked = isMembers ? [members, named] : [projects];
  const known: readonly (MemberDetail | Project)[] | undefined = isMembers ? members.data : projects.data;
  const isWhole = asked.every(({ data }) => data !== undefined);

  const context = useMemo(
    (): CheckContext | null =>
      known && isWhole
        ? {
            ...{ kind, known, choices, ownId },
            names: Object.fromEntries(known.map((record) => [record.id, format.name(record)])),
          }
        : null,
    [kind, known, isWhole, choices, ownId, format],
  );
  return {
    context,
    error: context ? null : failureOfReads(...asked),
    retry: () => {
      for (const { isError, refetch } of asked) if (isError) void refetch();
    },
  };
}
