import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectQueries } from '@/features/projects/api/project-queries';
import { taskQueries } from '@/features/projects/api/task-queries';
import { localName, otherName, useFormat } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { CodedName } from '@/lib/named';
import type { Option } from '@/ui/form/option';

/** Projects and tasks to choose from. Source: RP-3. */
export function useWorkChoices() {
  const { language } = useFormat();
  const projects = useQuery(projectQueries.list());
  const tasks = useQuery(taskQueries.list());
  const projectOptions = useMemo(
    () => (projects.data ?? []).map((project) => codedOption(project, language)),
    [projects.data, language],
  );
  const taskOptions = useMemo(
    () => (tasks.data ?? []).map((task) => codedOption(task, language)),
    [tasks.data, language],
  );
  return {
    projects: {
      options: projectOptions,
      isLoading: projects.isPending,
      isFailed: projects.isError && !projects.data,
      retry: () => void projects.refetch(),
    },
    tasks: {
      options: taskOptions,
      isLoading: tasks.isPending,
      isFailed: tasks.isError && !tasks.data,
      retry: () => void tasks.refetch(),
    },
  };
}

/** `INV01 : Inventory Control`, found by code and both names. */
function codedOption(item: CodedName, language: Language): Option<number> {
  return {
    value: item.id,
    label: `${item.cd} : ${localName(item, language)}`,
    keywords: otherName(item, language),
  };
}
