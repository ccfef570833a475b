import { useState } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { intoEmpty, patchOfRectangle, patchOfSettings } from '@/features/work/model/patch-sources';
import { losesMuch, summarise } from '@/features/work/model/patch-summary';
import type { SlotPatch } from '@/features/work/model/slot-patch';
import type { RecordedSlots } from '@/features/work/model/slot';
import type { Staff } from '@/session/staff-schema';
import type { WorkPlan } from '../model/work-form';
import { useLossQuestion } from './use-loss-question';
import { useSlotHistory } from './use-slot-history';
import { useKnownSlots } from './use-staff-slots';

/** How a submit ended. `unsent`: refused by the user, or not (wholly) taken by the server. */
type SubmitEnd = 'sent' | 'unsent' | 'nothingToClear';

/** Why nothing was sent. */
export type SubmitNotice = 'noDate' | 'noSettings' | 'nothingEmpty';

type ReportTarget = {
  staffIds: readonly number[];
  dates: readonly CalendarDate[];
  people: readonly Staff[];
};

/** What the buttons of the reporting form do: ask where records would be lost, then write. Source: RP-7 to RP-9. */
export function useReportSubmit({ staffIds, dates, people }: ReportTarget) {
  const me = useSignedInStaff();
  const ask = useLossQuestion(people);
  const history = useSlotHistory(people);
  const readSlots = useKnownSlots();
  const [notice, setNotice] = useState<SubmitNotice | null>(null);

  async function submit({ work, periods }: WorkPlan): Promise<SubmitEnd> {
    const recorded = await readSlots(staffIds);
    const patch = patchOfRectangle({ staffIds, dates, periods }, work);
    const summary = summarise(patch, recorded);
    const isSure = summary.unknownStaffIds.length === 0;
    if (!work && isSure && summary.cleared === 0) return 'nothingToClear';
    return (await write(patch, recorded, summary)) ? 'sent' : 'unsent';
  }

  /** Records the saved settings where nothing is recorded, or everywhere. Resolves to true when all was sent. */
  async function autoFill(isReplacing: boolean): Promise<boolean> {
    const recorded = await readSlots(staffIds);
    const saved = patchOfSettings({ staffIds, dates }, recorded);
    const patch = isReplacing ? saved : intoEmpty(saved, recorded);
    if (patch.size > 0) return write(patch, recorded);
    setNotice(saved.size > 0 ? 'nothingEmpty' : 'noSettings');
    return false;
  }

  /** Asks before much is lost, and before anything is cleared. Resolves to true when all was sent. */
  async function write(
    patch: SlotPatch,
    recorded: RecordedSlots,
    summary = summarise(patch, recorded),
  ): Promise<boolean> {
    const isSafe =
      summary.cleared === 0 && summary.unknownStaffIds.length === 0 && !losesMuch(summary, me.id);
    return (isSafe || (await ask(summary))) && history.run(patch, recorded);
  }

  return { submit, autoFill, history, notice, setNotice };
}
