import { useCallback, useMemo, useState } from 'react';
import { type RecordedSlots, distinctStaffIds } from '@/features/work/model/slot';
import { changedSlots, inOrder, remainingSlots, type SlotPatch } from '@/features/work/model/slot-patch';
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

/** The painted half hours of these people, and the function that adds a stroke. The first person is shown. */
export function usePainting(staffIds: readonly number[], recorded: RecordedSlots) {
  const store = useDraftStore();
  const painted = useReportingDraft((draft) => draft.painted);
  const canvas = useMemo((): Canvas => ({ staffIds, recorded, painted }), [staffIds, recorded, painted]);
  /** Without half hours that are recorded with the same content. */
  const unsaved = useMemo(() => changedSlots(painted, recorded), [painted, recorded]);
  const commit = useCallback(
    (stroke: Stroke) =>
      store.dispatch({ type: 'paint', change: (before) => applyStroke(before, stroke, recorded) }),
    [store, recorded],
  );
  return { canvas, unsaved, commit };
}

/** Replacing records on more dates than these needs a question. */
const MANY_DATES = 5;

type Options = {
  shown: RecordedSlots;
  people: readonly Staff[];
  history: SlotHistory;
  onSaid: (words: string) => void;
};

/** Asks before unseen losses, and keeps painted what the server did not accept. */
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

  /** Resolves to the number of half hours that are not recorded. */
  async function settle(patch: SlotPatch): Promise<number> {
    const current = await readAfter(distinctStaffIds(patch.values()));
    // The new records are painted first, so that nothing disappears in between.
    await new Promise<void>(afterPaint);
    const left = remainingSlots(patch, current);
    store.settlePainted(new Map([...patch].filter(([key]) => !left.has(key))));
    return left.size;
  }

  /** Does nothing during a save. Resolves to true when nothing is left to send. */
  async function save(): Promise<boolean> {
    // The last announcement no longer applies.
    onSaid('');
    const { painted } = store.get();
    if (isSaving || history.writing.progress || painted.size === 0) return false;
    setIsSaving(true);
    setNotKept(0);
    try {
      const recorded = await readBefore(distinctStaffIds(painted.values()));
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
      // Rejected half hours stay painted and are saved again with the others.
      setNotKept(left);
      history.writing.dismiss();
      return false;
    } finally {
      setIsSaving(false);
    }
  }

  async function sendRest(): Promise<boolean> {
    const { painted } = store.get();
    const isSent = await history.writing.retry();
    await settle(painted);
    return isSent;
  }

  return { save, sendRest, isSaving, notKept };
}
