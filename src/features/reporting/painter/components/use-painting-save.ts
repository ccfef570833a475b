import { useState } from 'react';
import { afterPaint } from '@/lib/after-paint';
import type { Staff } from '@/session/staff-schema';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { losesMuch, summarise } from '@/features/work/model/patch-summary';
import { inOrder, remainingSlots, unseenLosses, type SlotPatch } from '@/features/work/model/slot-patch';
import { staffIdsOf, type RecordedSlots } from '@/features/work/model/slot';
import { useDraftStore } from '../../components/draft/use-reporting-draft';
import { askLoss } from '../../components/preview/ask-loss';
import { useSlotReader } from '../../components/recorded/use-slot-reader';
import type { SlotHistory } from '../../components/writing/use-slot-history';
import { isSettled } from '../../components/writing/use-slot-write';

/** On more dates than these nobody replaces anything unasked. */
const MANY_DATES = 5;

/** Writes what is painted, asks first where more is lost than was seen, and keeps painted what the server did not take. */
export function usePaintingSave(shown: RecordedSlots, people: readonly Staff[], history: SlotHistory) {
  const store = useDraftStore();
  const me = useSignedInStaff();
  const { readBefore, readAfter, askAbout } = useSlotReader();
  const [isSaving, setIsSaving] = useState(false);
  const [notKept, setNotKept] = useState(0);

  function mustAsk(patch: SlotPatch, recorded: RecordedSlots): boolean {
    const summary = summarise(patch, recorded);
    const dates = new Set(summary.losses.flatMap((loss) => loss.dates));
    return (
      unseenLosses(patch, recorded, shown).size > 0 ||
      summary.unknownStaffIds.length > 0 ||
      losesMuch(summary, me.id) ||
      dates.size > MANY_DATES
    );
  }

  /** What of a patch is recorded now is no longer painted. Resolves to what is not recorded. */
  async function settle(patch: SlotPatch): Promise<SlotPatch> {
    const stands = await readAfter(staffIdsOf(patch.values()));
    // What is read is drawn first, so that nothing is gone for a moment in between.
    await new Promise<void>(afterPaint);
    const left = remainingSlots(patch, stands);
    store.settlePainted(new Map([...patch].filter(([name]) => !left.has(name))));
    return left;
  }

  /** Resolves to whether nothing is left to send. */
  async function write(painted: SlotPatch): Promise<boolean> {
    const recorded = await readBefore(staffIdsOf(painted.values()));
    const patch = inOrder(remainingSlots(painted, recorded));
    if (patch.size === 0) {
      store.settlePainted(painted);
      return true;
    }
    const agreed = await askAbout(
      patch,
      recorded,
      async (now) => !mustAsk(patch, now) || askLoss(summarise(patch, now), people),
    );
    if (!agreed) return false;
    const end = await history.run(patch, agreed.known);
    if (!isSettled(end) && end !== 'notKept') return false;
    const left = await settle(patch);
    if (end !== 'notKept') return true;
    // What is left stays painted, and is saved as everything that is.
    setNotKept(left.size);
    history.writing.dismiss();
    return false;
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
    await settle(painted);
    return isSent;
  }

  return { save, sendRest, isSaving, notKept };
}
