import { useState } from 'react';
import { afterPaint } from '@/lib/after-paint';
import type { Staff } from '@/session/staff-schema';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { losesMuch, summarise } from '@/features/work/model/patch-summary';
import { contentAt, inOrder, isSameContent, type SlotPatch } from '@/features/work/model/slot-patch';
import { staffIdsOf, type RecordedSlots } from '@/features/work/model/slot';
import { useDraftStore } from '../../components/draft/use-reporting-draft';
import { askLoss } from '../../components/preview/ask-loss';
import { useKnownSlots } from '../../components/recorded/use-staff-slots';
import { outbox } from '../../outbox/api/outbox-store';
import { touchesWaiting } from '../../outbox/model/outbox-jobs';
import type { SlotHistory } from '../../components/writing/use-slot-history';

/** On more dates than these nobody replaces anything unasked. */
const MANY_DATES = 5;

/** Writes what is painted, asks first where more is lost than was seen, and keeps painted what the server did not take. */
export function usePaintingSave(shown: RecordedSlots, people: readonly Staff[], history: SlotHistory) {
  const store = useDraftStore();
  const me = useSignedInStaff();
  const readSlots = useKnownSlots();
  const [isSaving, setIsSaving] = useState(false);
  const [notKept, setNotKept] = useState(0);

  /** What is not so already, and what nobody knows of. */
  function changesIn(painted: SlotPatch, recorded: RecordedSlots): SlotPatch {
    return new Map(
      [...painted].filter(
        ([, slot]) => !recorded.has(slot.staff_id) || !isSameContent(contentAt(recorded, slot), slot.wanted),
      ),
    );
  }

  function mustAsk(patch: SlotPatch, recorded: RecordedSlots): boolean {
    const summary = summarise(patch, recorded);
    const dates = new Set(summary.losses.flatMap((loss) => loss.dates));
    // Somebody recorded there what the painter has not seen.
    const isOther = [...patch.values()].some((slot) => {
      const stands = contentAt(recorded, slot);
      return stands !== null && !isSameContent(stands, contentAt(shown, slot));
    });
    return (
      isOther || summary.unknownStaffIds.length > 0 || losesMuch(summary, me.id) || dates.size > MANY_DATES
    );
  }

  /** What of a patch is recorded now is no longer painted; says how much is not. */
  async function settle(patch: SlotPatch): Promise<void> {
    const isWaiting = touchesWaiting(outbox.jobs(me.id), patch);
    const stands = await readSlots(staffIdsOf(patch.values()), isWaiting ? Infinity : 0);
    // What is read is drawn first, so that nothing is gone for a moment in between.
    await new Promise<void>(afterPaint);
    const left = changesIn(patch, stands);
    const kept = new Map([...patch].filter(([name]) => !left.has(name)));
    store.settlePainted(kept);
    setNotKept(left.size);
  }

  /** Resolves to whether all of it was sent. */
  async function write(painted: SlotPatch): Promise<boolean> {
    const recorded = await readSlots(staffIdsOf(painted.values()));
    const patch = inOrder(changesIn(painted, recorded));
    if (patch.size === 0) {
      store.settlePainted(painted);
      return true;
    }
    if (mustAsk(patch, recorded) && !(await askLoss(summarise(patch, recorded), people))) return false;
    const isSent = await history.run(patch, recorded);
    if (isSent) await settle(patch);
    return isSent;
  }

  /** What is painted now; nothing while a save is under way. */
  async function save(): Promise<boolean> {
    const { painted } = store.get();
    if (isSaving || history.writing.progress || painted.size === 0) return false;
    setIsSaving(true);
    setNotKept(0);
    try {
      return await write(painted);
    } finally {
      setIsSaving(false);
    }
  }

  /** Sends what an earlier save left. */
  async function sendRest(): Promise<boolean> {
    const { painted } = store.get();
    const isSent = await history.writing.retry();
    if (isSent) await settle(painted);
    return isSent;
  }

  return { save, sendRest, isSaving, notKept };
}
