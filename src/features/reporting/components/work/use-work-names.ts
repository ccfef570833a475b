import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectQueries } from '@/features/projects/api/project-queries';
import { taskQueries } from '@/features/projects/api/task-queries';
import type { WorkNames } from '@/features/work/model/slot-patch';
import type { CodedName } from '@/lib/named';

export function useWorkNames(isNeeded: boolean): WorkNames {
  const projects = useQuery({ ...projectQueries.list(), enabled: isNeeded }).data;
  const tasks = useQuery({ ...taskQueries.list(), enabled: isNeeded }).data;
  return useMemo(() => {
    const index = (list: readonly CodedName[] = []) => new Map(list.map((item) => [item.id, item]));
    const projectsById = index(projects);
    const tasksById = index(tasks);
    return { project: (id) => projectsById.get(id), task: (id) => tasksById.get(id) };
  }, [projects, tasks]);
}
