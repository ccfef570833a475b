import { useState } from 'react';
import { nextPaint } from '@/lib/when-idle';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { fitToDaysOff } from '@/features/work/model/days-off';
import { onlyEmptySlots, createSettingsPatch } from '@/features/work/model/patch-sources';
import { isDestructive } from '@/features/work/model/patch-summary';
import type { RecordedSlots } from '@/features/work/model/slot';
import type { Staff } from '@/session/staff-schema';
import { isSettled } from '../../api/write-end';
import { createDraftPatch, type DraftTarget } from '../../model/reporting-draft';
import { planWrite, unseenLosses, type WritePlan } from '../../model/slot-step';
import { chosenWork } from '../../model/work-form';
import { useDraftStore } from '../draft/use-reporting-draft';
import { confirmOverwrite } from '../preview/confirm-overwrite';
import type { useDaysOff } from '../recorded/use-days-off';
import { useSlotReader } from '../recorded/use-slot-reader';
import { confirmPlan } from './confirm-plan';
import { useSlotHistory } from './use-slot-history';

/** `sent`: saved, or waiting in the outbox. `unsent`: declined, or not fully accepted by the server. */
type SubmitEnd = 'sent' | 'unsent' | 'nothingToClear';

export type SettingsNotice = 'unread' | 'noSettings' | 'nothingEmpty' | 'daysOff';

type SubmitContext = {
  shown: RecordedSlots;
  readDaysOff: ReturnType<typeof useDaysOff>['readDaysOff'];
};

/** Source: RP-7 to RP-9. */
export function useReportSubmit(
  readTarget: () => DraftTarget,
  people: readonly Staff[],
  { shown, readDaysOff }: SubmitContext,
) {
  const store = useDraftStore();
  const me = useSignedInStaff();
  const history = useSlotHistory(people);
  const { readBefore } = useSlotReader();
  const [notice, setNotice] = useState<SettingsNotice | null>(null);

  async function submit(): Promise<SubmitEnd> {
    const draft = store.get();
    const target = readTarget();
    // Planning thousands of half hours would delay the paint.
    await nextPaint();
    const patch = createDraftPatch(draft, target);
    const plan = planWrite(patch, await readBefore(target.staffIds));
    const { cleared, unknownStaffIds } = plan.summary;
    const isEmptyClearing = !chosenWork(draft.work) && unknownStaffIds.length === 0 && cleared === 0;
    if (isEmptyClearing) return 'nothingToClear';
    return (await write(plan)) ? 'sent' : 'unsent';
  }

  /** Leaves out days off; sets the notice if nothing remains. */
  async function autoFill(isReplacing: boolean): Promise<boolean> {
    const target = readTarget();
    const recorded = await readBefore(target.staffIds);
    // The dialog has counted the people whose records are shown: none of them may be left out silently.
    if (target.staffIds.some((id) => shown.has(id) && !recorded.has(id))) {
      setNotice('unread');
      return false;
    }
    const saved = createSettingsPatch(target, recorded);
    const { findDaysOff } = await readDaysOff();
    const wanted = isReplacing ? saved : onlyEmptySlots(saved, recorded);
    const { patch } = fitToDaysOff(wanted, recorded, findDaysOff);
    if (patch.size > 0) return write(planWrite(patch, recorded));
    if (target.staffIds.some((id) => !recorded.has(id))) setNotice('unread');
    else if (wanted.size > 0) setNotice('daysOff');
    else setNotice(saved.size > 0 ? 'nothingEmpty' : 'noSettings');
    return false;
  }

  /** Resolves to true if all half hours are saved or wait in the outbox. */
  async function write(firstPlan: WritePlan): Promise<boolean> {
    const confirmed = await confirmPlan(firstPlan, readBefore, (plan) => {
      const { summary } = plan;
      const isSafe =
        summary.cleared === 0 &&
        summary.unknownStaffIds.length === 0 &&
        !isDestructive(summary, me.id) &&
        unseenLosses(plan, shown).size === 0;
      return isSafe || confirmOverwrite(summary, people);
    });
    if (!confirmed) return false;
    await nextPaint();
    return isSettled(await history.run(confirmed.plan));
  }

  return { submit, autoFill, history, notice, setNotice };
}
