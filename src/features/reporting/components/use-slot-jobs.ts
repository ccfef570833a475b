import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { projectQueries } from '@/features/projects/api/project-queries';
import { taskQueries } from '@/features/projects/api/task-queries';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { slotQueries } from '../api/slot-queries';
import { slotQueue } from '../api/slot-queue-store';
import { slotSender } from '../api/slot-sender';
import type { CodedName } from '../model/slot';
import { addJob, createJob, touchesWaiting, type SlotJobs } from '../model/slot-queue';
import type { SlotWrite } from '../model/slot-rows';
import type { WorkNames } from '../model/slot-patch';
import { withWaiting } from '../model/waiting-slots';
import type { RecordedSlots } from '../model/write-summary';
import { now } from '@/lib/clock';

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

/** How a write is queued. Null where the browser does not keep it; else the id of its job. */
export function useQueueSlots() {
  const queryClient = useQueryClient();
  const { id: ownerId } = useSignedInStaff();

  /** What the user sees of these people, waiting half hours included. */
  const seen = useCallback(
    ({ rows }: SlotWrite): RecordedSlots => {
      const staffIds = [...new Set(rows.map(({ staff_id }) => staff_id))];
      const known = staffIds.flatMap((id) => {
        const staff = queryClient.getQueryData(slotQueries.ofStaff(id).queryKey);
        return staff ? [[id, staff] as const] : [];
      });
      return withWaiting(new Map(known), slotQueue.jobs(ownerId));
    },
    [queryClient, ownerId],
  );

  return {
    seen,
    isBehindWaiting: (write: SlotWrite) => touchesWaiting(slotQueue.jobs(ownerId), write),
    queue: (write: SlotWrite, before: RecordedSlots): string | null => {
      const queuedAt = now().getTime();
      const id = `${queuedAt}-${Math.random().toString(36).slice(2)}`;
      const job = createJob(write, before, { id, queuedAt });
      const added = addJob(slotQueue.jobs(ownerId), job);
      return slotQueue.change(ownerId, () => added.jobs) ? added.id : null;
    },
    sendNow: () => void slotSender.send(),
  };
}
