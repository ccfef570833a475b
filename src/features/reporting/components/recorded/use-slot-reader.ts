import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { slotQueries } from '@/features/work/api/slot-queries';
import { readBeforeWrite } from '@/features/work/api/slot-reads';
import type { RecordedSlots, StaffSlots } from '@/features/work/model/slot';
import { outbox } from '../../outbox/api/outbox-store';
import { withOutbox } from '../../outbox/model/outbox-jobs';

/** A write that waits is compared again before it is sent, so cached records are enough until then. */
const isWriteDeferred = (error: unknown) =>
  !(error instanceof ApiError) || error.kind === 'offline' || error.kind === 'unauthorized';

/** Reads people's half hours, including the waiting ones, before and after a write. */
export function useSlotReader() {
  const client = useQueryClient();
  const { id: ownerId } = useSignedInStaff();

  async function readWith(
    read: (staffId: number) => Promise<StaffSlots | undefined>,
    staffIds: readonly number[],
  ): Promise<RecordedSlots> {
    const people = await Promise.all(staffIds.map(read));
    const loaded = people.flatMap((staff) => (staff ? [[staff.staffId, staff] as const] : []));
    return withOutbox(new Map(loaded), outbox.jobs(ownerId));
  }

  const readBefore = (staffIds: readonly number[]) =>
    readWith(async (id) => {
      try {
        return await readBeforeWrite(client, id);
      } catch (error) {
        return isWriteDeferred(error) ? readCached(client, id) : undefined;
      }
    }, staffIds);

  /** Uses the cache, because the write has already refetched most people. */
  const readAfter = (staffIds: readonly number[]) =>
    readWith(async (id) => {
      try {
        return await client.query({ ...slotQueries.ofStaff(id), staleTime: Infinity });
      } catch {
        return readCached(client, id);
      }
    }, staffIds);

  return { readBefore, readAfter };
}

const readCached = (client: QueryClient, id: number) => client.getQueryData(slotQueries.ofStaff(id).queryKey);
