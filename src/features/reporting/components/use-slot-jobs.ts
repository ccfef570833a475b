import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { projectQueries } from '@/features/projects/api/project-queries';
import { taskQueries } from '@/features/projects/api/task-queries';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { WorkNames } from '@/features/work/model/slot-patch';
import type { CodedName, RecordedSlots } from '@/features/work/model/slot';
import { slotQueue } from '../api/slot-queue-store';
import type { SlotJobs } from '../model/slot-queue';
import { withWaiting } from '../model/waiting-slots';

/** The signed-in staff's half hours that wait for a connection. */
export function useSlotJobs(): SlotJobs {
  const { id } = useSignedInStaff();
  return useSyncExternalStore(slotQueue.subscribe, () => slotQueue.jobs(id));
}

/** Finds the names of projects and tasks, read when `isNeeded`. */
export function useWorkNames(isNeeded: boolean): WorkNames {
  const projects = useQuery({ ...projectQueries.list(), enabled: isNeeded }).data;
  const tasks = useQuery({ ...taskQueries.list(), enabled: isNeeded }).data;
  return useMemo(() => {
    const index = (list: readonly CodedName[] = []) => new Map(list.map((item) => [item.id, item]));
    const [projectsById, tasksById] = [index(projects), index(tasks)];
    return { project: (id) => projectsById.get(id), task: (id) => tasksById.get(id) };
  }, [projects, tasks]);
}

/** What is recorded, with what waits laid over it. */
export function useWithWaiting(recorded: RecordedSlots): RecordedSlots {
  const jobs = useSlotJobs();
  const names = useWorkNames(jobs.length > 0);
  return useMemo(() => withWaiting(recorded, jobs, names), [recorded, jobs, names]);
}
