import { useCallback, useMemo, useState } from 'react';
import { type RecordedSlots, staffIdsOf } from '@/features/work/model/slot';
import { changesOf, inOrder, remainingSlots, type SlotPatch } from '@/features/work/model/slot-patch';
import { useDraftStore, useReportingDraft } from '../../components/draft/use-reporting-draft';
import { applyStroke, type Canvas, type Stroke } from '../model/stroke';
import { afterPaint } from '@/lib/when-idle';
import type { Staff } from '@/session/staff-schema';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isDestructive } from '@/features/work/model/patch-summary';
import { isSettled } from '../../api/slot-writer';
import { confirmOverwrite } from '../../components/preview/confirm-overwrite';
import { useSlotReader } from '../../components/recorded/use-slot-reader';
import { askAbout, type SlotHistory } from '../../components/writing/use-slot-history';
import { unwrittenSlots, planWrite, unseenLosses, type WritePlan } from '../../model/slot-step';

/** What is painted on the timelines of these people, and how to add to it. The first of them is seen. */
export function usePainting(staffIds: readonly number[], recorded: RecordedSlots) {
  const store = useDraftStore();
  const painted = useReportingDraft((draft) => draft.painted);
  const canvas = useMemo((): Canvas => ({ staffIds, recorded, painted }), [staffIds, recorded, painted]);
  /** Without what is recorded so already. */
  const unsaved = useMemo(() => changesOf(painted, recorded), [painted, recorded]);
  const commit = useCallback(
    (stroke: Stroke) =>
      store.dispatch({ type: 'paint', change: (before) => applyStroke(before, stroke, recorded) }),
    [store, recorded],
  );
  return { canvas, unsaved, commit };
}

/** On more dates than these nobody replaces anything unasked. */
const MANY_DATES = 5;

type Options = {
  /** What the timeline shows as recorded. */
  shown: RecordedSlots;
  people: readonly Staff[];
  history: SlotHistory;
  /** Says aloud what was done. */
  onSaid: (words: string) => void;
};

/** Writes what is painted, asks first where more is lost than was seen, and keeps painted what the server did not take. */
export function usePaintingSave({ shown, people, history, onSaid }: Options) {
  const store = useDraftStore();
  const me = useSignedInStaff();
  const { readBefore, readAfter } = useSlotReader();
  const [isSaving, setIsSaving] = useState(false);
  const [notKept, setNotKept] = useState(0);

  function mustAsk(plan: WritePlan): boolean {
    const { summary } = plan;
    const dates = new Set(summary.losses.flatMap((loss) => loss.dates));
    return (
      unseenLosses(plan, shown).size > 0 ||
      summary.unknownStaffIds.length > 0 ||
      isDestructive(summary, me.id) ||
      dates.size > MANY_DATES
    );
  }

  /** What of a patch is recorded now is no longer painted. Resolves to how much is not recorded. */
  async function settle(patch: SlotPatch): Promise<number> {
    const current = await readAfter(staffIdsOf(patch.values()));
    // What is read is drawn first, so that nothing is gone for a moment in between.
    await new Promise<void>(afterPaint);
    const left = remainingSlots(patch, current);
    store.settlePainted(new Map([...patch].filter(([key]) => !left.has(key))));
    return left.size;
  }

  /** Saves what is painted now; nothing while a save is under way. Resolves to whether nothing is left to send. */
  async function save(): Promise<boolean> {
    // What was painted last is no longer what is at hand.
    onSaid('');
    const { painted } = store.get();
    if (isSaving || history.writing.progress || painted.size === 0) return false;
    setIsSaving(true);
    setNotKept(0);
    try {
      const recorded = await readBefore(staffIdsOf(painted.values()));
      const asked = planWrite(inOrder(painted), recorded);
      const agreed = await askAbout(
        asked,
        readBefore,
        (plan) => !mustAsk(plan) || confirmOverwrite(plan.summary, people),
      );
      if (!agreed) return false;
      const changes = unwrittenSlots(agreed.plan);
      if (changes.size === 0) {
        store.settlePainted(painted);
        return true;
      }
      const end = await history.run(agreed.plan, changes);
      if (!isSettled(end) && end !== 'notKept') return false;
      const left = await settle(painted);
      if (end !== 'notKept') return true;
      // What is left stays painted, and is saved as everything that is.
      setNotKept(left);
      history.writing.dismiss();
      return false;
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
