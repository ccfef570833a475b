import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nextPaint } from '@/lib/when-idle';
import type { Staff } from '@/session/staff-schema';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { rememberUser } from '@/session/token-owner';
import { isDestructive } from '@/features/work/model/patch-summary';
import { distinctStaffIds, type RecordedSlots } from '@/features/work/model/slot';
import { sortPatch, remainingSlots, type SlotPatch } from '@/features/work/model/slot-patch';
import { isSettled } from '../../api/write-end';
import { useDraftStore, useReportingDraft } from '../../components/draft/use-reporting-draft';
import { confirmOverwrite } from '../../components/preview/confirm-overwrite';
import { useSlotReader } from '../../components/recorded/use-slot-reader';
import { confirmPlan } from '../../components/writing/confirm-plan';
import type { SlotHistory } from '../../components/writing/use-slot-history';
import { unwrittenSlots, planWrite, unseenLosses, type WritePlan } from '../../model/slot-step';

/** Replacing records on more dates than those of a working week needs a question. */
const MANY_DATES = 5;

const NONE: SlotPatch = new Map();

type Options = {
  shown: RecordedSlots;
  people: readonly Staff[];
  history: SlotHistory;
  onAnnounce: (words: string) => void;
};

/** Saves the painted half hours; half hours that the server did not keep stay painted. */
export function usePaintingSave({ shown, people, history, onAnnounce }: Options) {
  const { t } = useTranslation('painter');
  const store = useDraftStore();
  const me = useSignedInStaff();
  const { readBefore, readAfter } = useSlotReader();
  const [isSaving, setIsSaving] = useState(false);
  const painted = useReportingDraft((draft) => draft.painted);
  const [rejected, setRejected] = useState<SlotPatch>(NONE);

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

  /** Removes recorded half hours from the painted ones; resolves to those that are not recorded. */
  async function settle(patch: SlotPatch, isSameUser: () => boolean): Promise<SlotPatch> {
    // Another user may have signed in meanwhile; nothing is read as that user.
    if (!isSameUser()) return patch;
    const current = await readAfter(distinctStaffIds(patch.values()));
    // Once the new records are drawn, the painted half hours can go without a gap.
    await nextPaint();
    const unrecorded = remainingSlots(patch, current);
    store.settlePainted(new Map([...patch].filter(([key]) => !unrecorded.has(key))));
    return unrecorded;
  }

  /** Resolves to true once every painted half hour is recorded or queued. */
  async function save(): Promise<boolean> {
    const patch = store.get().painted;
    if (isSaving || history.writing.progress || patch.size === 0) return false;
    const isSameUser = rememberUser();
    onAnnounce('');
    setIsSaving(true);
    setRejected(NONE);
    try {
      const recorded = await readBefore(distinctStaffIds(patch.values()));
      const confirmed = await confirmPlan(
        planWrite(sortPatch(patch), recorded),
        readBefore,
        (plan) => !mustAsk(plan) || confirmOverwrite(plan.summary, people),
      );
      if (!confirmed) return false;
      const changes = unwrittenSlots(confirmed.plan);
      if (changes.size === 0) {
        store.settlePainted(patch);
        return true;
      }
      const end = await history.run(confirmed.plan, changes);
      if (!isSettled(end) && end !== 'notKept') return false;
      const unrecorded = await settle(patch, isSameUser);
      if (end !== 'notKept') return true;
      // Rejected half hours stay painted and are saved again with the others.
      setRejected(unrecorded);
      history.writing.dismiss();
      return false;
    } finally {
      setIsSaving(false);
    }
  }

  async function sendRest(): Promise<boolean> {
    if (isSaving) return false;
    const patch = store.get().painted;
    const isSameUser = rememberUser();
    setIsSaving(true);
    try {
      const isSent = await history.writing.retry();
      await settle(patch, isSameUser);
      return isSent;
    } finally {
      setIsSaving(false);
    }
  }

  function discard(): void {
    store.dispatch({ type: 'paint', change: () => new Map() });
    onAnnounce(t('said.discarded'));
  }

  return {
    save,
    sendRest,
    discard,
    isSaving,
    /** Counts the half hours that the server did not keep at the last save, while they are painted. */
    rejectedCount: [...rejected.keys()].filter((key) => painted.has(key)).length,
  };
}
