import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { slotQueries } from '@/features/work/api/slot-queries';
import { readBeforeWrite } from '@/features/work/api/slot-reads';
import { isSameContent, slotAt, type SlotPatch } from '@/features/work/model/slot-patch';
import { staffIdsOf, type RecordedSlots, type StaffSlots } from '@/features/work/model/slot';
import { planWrite, type WritePlan } from '../../model/slot-step';
import { outbox } from '../../outbox/api/outbox-store';
import { withOutbox } from '../../outbox/model/outbox-jobs';

/** What was read before a question counts as long as the question is answered within this many ms. */
const QUESTION_MS = 10_000;

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
    const known = people.flatMap((staff) => (staff ? [[staff.staffId, staff] as const] : []));
    return withOutbox(new Map(known), outbox.jobs(ownerId));
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

  /**
   * Asks about a planned write. Where the answer takes long the people are read again, and what changed meanwhile is asked about
   * anew. Resolves to the answer and to the write as it is compared with what may be written over, or to null.
   */
  async function askAbout<Answer>(
    asked: WritePlan,
    ask: (plan: WritePlan) => Answer | false | null | Promise<Answer | false | null>,
  ): Promise<{ plan: WritePlan; answer: Answer } | null> {
    for (let plan = asked; ;) {
      const began = performance.now();
      const answer = await ask(plan);
      if (!answer) return null;
      if (performance.now() - began < QUESTION_MS) return { plan, answer };
      const now = await readBefore(staffIdsOf(plan.patch.values()));
      const isSame = isSameAt(plan.patch, plan.recorded, now);
      plan = planWrite(plan.patch, now);
      if (isSame) return { plan, answer };
    }
  }

  return { readBefore, readAfter, askAbout };
}

const lastSeen = (client: QueryClient, id: number) => client.getQueryData(slotQueries.ofStaff(id).queryKey);

/** Whether the half hours of a patch hold the same in both. */
function isSameAt(patch: SlotPatch, one: RecordedSlots, other: RecordedSlots): boolean {
  return [...patch.values()].every(
    (slot) =>
      one.has(slot.staffId) === other.has(slot.staffId) &&
      isSameContent(slotAt(one, slot), slotAt(other, slot)),
  );
}
