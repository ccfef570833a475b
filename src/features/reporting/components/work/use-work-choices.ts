import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectQueries } from '@/features/projects/api/project-queries';
import { taskQueries } from '@/features/projects/api/task-queries';
import { localName, otherName, useFormat } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { CodedName } from '@/lib/named';
import type { Option } from '@/ui/form/option';

/** Source: RP-3. */
export function useWorkChoices() {
  return {
    projects: useChoices(useQuery(projectQueries.list())),
    tasks: useChoices(useQuery(taskQueries.list())),
  };
}

function useChoices({ data, isPending, isLoadingError, refetch }: UseQueryResult<readonly CodedName[]>) {
  const { language } = useFormat();
  const options = useMemo(() => (data ?? []).map((item) => codedOption(item, language)), [data, language]);
  return { options, isLoading: isPending, isFailed: isLoadingError, retry: () => void refetch() };
}

/** `INV01 : Inventory Control`, found by code and both names. */
function codedOption(item: CodedName, language: Language): Option<number> {
  return {
    value: item.id,
    label: `${item.cd} : ${localName(item, language)}`,
    keywords: otherName(item, language),
  };
}
