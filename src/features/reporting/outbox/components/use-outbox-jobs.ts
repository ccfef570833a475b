import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { projectQueries } from '@/features/projects/api/project-queries';
import { taskQueries } from '@/features/projects/api/task-queries';
import type { RecordedSlots } from '@/features/work/model/slot';
import type { WorkNames } from '@/features/work/model/slot-patch';
import type { CodedName } from '@/lib/named';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { outbox } from '../api/outbox-store';
import { withOutbox, type SlotJobs } from '../model/outbox-jobs';

export function useOutboxJobs(): SlotJobs {
  const { id } = useSignedInStaff();
  return useSyncExternalStore(outbox.subscribe, () => outbox.jobs(id));
}

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

export function useWithOutbox(recorded: RecordedSlots): RecordedSlots {
  const jobs = useOutboxJobs();
  const names = useWorkNames(jobs.length > 0);
  return useMemo(() => withOutbox(recorded, jobs, names), [recorded, jobs, names]);
}
