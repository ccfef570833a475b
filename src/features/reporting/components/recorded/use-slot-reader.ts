import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { slotQueries } from '@/features/work/api/slot-queries';
import { readBeforeWrite } from '@/features/work/api/slot-reads';
import type { RecordedSlots, StaffSlots } from '@/features/work/model/slot';
import { outbox } from '../../outbox/api/outbox-store';
import { withOutbox } from '../../outbox/model/outbox-jobs';

/** Without an answer of the server the write waits and is compared before it is sent: what was seen last will do. */
const isCutOff = (error: unknown) =>
  !(error instanceof ApiError) || error.kind === 'offline' || error.kind === 'unauthorized';

/** Reads the half hours of people for a write of them, with the outbox laid over them. */
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

  /** As the first step of a write. People whose records the server does not tell are left out. */
  const readBefore = (staffIds: readonly number[]) =>
    readWith(
      (id) =>
        readBeforeWrite(client, id).catch((error: unknown) =>
          isCutOff(error) ? lastSeen(client, id) : undefined,
        ),
      staffIds,
    );

  /** After a write, which has read them again; only what was not read since is read here. */
  const readAfter = (staffIds: readonly number[]) =>
    readWith(
      (id) =>
        client.query({ ...slotQueries.ofStaff(id), staleTime: Infinity }).catch(() => lastSeen(client, id)),
      staffIds,
    );

  return { readBefore, readAfter };
}

const lastSeen = (client: QueryClient, id: number) => client.getQueryData(slotQueries.ofStaff(id).queryKey);
