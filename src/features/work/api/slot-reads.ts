import type { QueryClient } from '@tanstack/react-query';
import { invalidateResources, type Resource } from '@/api/resources';
import type { RecordedSlots, StaffSlots } from '../model/slot';
import { slotQueries } from './slot-queries';
import { servesAfterAnswer, servesUnderWay } from './slot-read-times';

/**
 * Reads one person's half hours as the first step of a write. Only where their reads are slow does one serve that began
 * a moment ago. The screens show what is read.
 */
export async function readBeforeWrite(client: QueryClient, staffId: number): Promise<StaffSlots> {
  const options = slotQueries.ofStaff(staffId);
  const query = client.getQueryCache().find<StaffSlots>({ queryKey: options.queryKey });
  if (query?.state.fetchStatus === 'fetching' && !servesUnderWay(client, staffId)) {
    if (query.state.data) return query.fetch(undefined, { cancelRefetch: true });
    // A first read cannot be replaced while it is under way: it ends, and another one follows.
    await query.fetch().catch(() => undefined);
  }
  return client.query({ ...options, staleTime: servesAfterAnswer(client, staffId) });
}

/**
 * Reads what the server holds of these people after a write of `written`, by the same calls that refresh the screens.
 *
 * @throws {ApiError} where one of them cannot be read.
 */
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
