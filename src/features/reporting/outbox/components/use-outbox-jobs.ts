import { useMemo, useSyncExternalStore } from 'react';
import type { RecordedSlots } from '@/features/work/model/slot';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { useWorkNames } from '../../components/work/use-work-names';
import { outbox } from '../api/outbox-store';
import { withOutbox, type SlotJobs } from '../model/outbox-jobs';

export function useOutboxJobs(): SlotJobs {
  const { id } = useSignedInStaff();
  return useSyncExternalStore(outbox.subscribe, () => outbox.jobs(id));
}

/** Returns the records as they will be after all jobs are sent. */
export function useWithOutbox(recorded: RecordedSlots): RecordedSlots {
  const jobs = useOutboxJobs();
  const names = useWorkNames(jobs.length > 0);
  return useMemo(() => withOutbox(recorded, jobs, names), [recorded, jobs, names]);
}
