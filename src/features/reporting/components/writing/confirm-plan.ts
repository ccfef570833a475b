import { isSameContent, slotAt, type SlotPatch } from '@/features/work/model/slot-patch';
import { distinctStaffIds, type RecordedSlots } from '@/features/work/model/slot';
import { now } from '@/lib/clock';
import { tokenStore } from '@/session/token-store';
import { planWrite, type WritePlan } from '../../model/slot-step';

/** Records that were read before a question count as current for this many ms. */
const CURRENT_MS = 10_000;

/**
 * Asks about a write. After a late answer the records are read again, and the question is repeated if they
 * have changed. Resolves to null if the user declines or has signed out.
 */
export async function confirmPlan<Answer>(
  firstPlan: WritePlan,
  readBefore: (staffIds: readonly number[]) => Promise<RecordedSlots>,
  ask: (plan: WritePlan) => Answer | false | null | Promise<Answer | false | null>,
): Promise<{ plan: WritePlan; answer: Answer } | null> {
  let plan = firstPlan;
  for (;;) {
    // After a sign-out in another tab, no question may open over the sign-in page.
    if (tokenStore.get().token === null) return null;
    // By the clock, because `performance.now()` stops while the computer sleeps.
    const askedAt = now().getTime();
    const answer = await ask(plan);
    if (!answer) return null;
    if (now().getTime() - askedAt < CURRENT_MS) return { plan, answer };
    const current = await readBefore(distinctStaffIds(plan.patch.values()));
    const isUnchanged = areSameAt(plan.patch, plan.recorded, current);
    plan = planWrite(plan.patch, current);
    if (isUnchanged) return { plan, answer };
  }
}

function areSameAt(patch: SlotPatch, before: RecordedSlots, after: RecordedSlots): boolean {
  return [...patch.values()].every(
    (slot) =>
      before.has(slot.staffId) === after.has(slot.staffId) &&
      isSameContent(slotAt(before, slot), slotAt(after, slot)),
  );
}
