import type { QueryClient } from '@tanstack/react-query';
import { invalidateResources, type Resource } from '@/api/resources';
import type { RecordedSlots, StaffSlots } from '../model/slot';
import { slotQueries } from './slot-queries';
import { getUsableMs, isPendingReadUsable } from './slot-read-times';

/** Reads one person's half hours before a write; a recent read may replace a slow one. @throws {ApiError} */
export async function readBeforeWrite(client: QueryClient, staffId: number): Promise<StaffSlots> {
  const options = slotQueries.ofStaff(staffId);
  const query = client.getQueryCache().find<StaffSlots>({ queryKey: options.queryKey });
  if (query?.state.fetchStatus === 'fetching' && !isPendingReadUsable(client, staffId)) {
    if (query.state.data) return query.fetch(undefined, { cancelRefetch: true });
    // React Query cannot cancel a first read, so this one ends before the next one starts.
    await query.fetch().catch(() => undefined);
  }
  return client.query({ ...options, staleTime: getUsableMs(client, staffId) });
}

/** Refreshes the screens after a write; resolves to the new records. @throws {ApiError} if a read fails. */
export async function readAfterWrite(
  client: QueryClient,
  staffIds: readonly number[],
  written: Resource,
): Promise<RecordedSlots> {
  void invalidateResources(client, [written]);
  const people = await Promise.all(
    staffIds.map((id) => client.query({ ...slotQueries.ofStaff(id), staleTime: 0 })),
  );
  return new Map(people.map((staff) => [staff.staffId, staff]));
}
