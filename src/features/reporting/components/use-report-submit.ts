import { useState } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { slotKeys, slotRows, type SlotRow, type SlotWrite } from '@/features/work/model/slot-rows';
import type { RecordedSlots } from '@/features/work/model/slot';
import type { Staff } from '@/session/staff-schema';
import { autoFillRows, intoEmpty } from '../model/auto-fill';
import type { WorkPlan } from '../model/work-form';
import { losesMuch, summariseClear, summariseFill, type WriteSummary } from '../model/write-summary';
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
    if (work) {
      return endOf(await fill(slotRows(staffIds, dates, periods, work), recorded));
    }
    const keys = slotKeys(staffIds, dates, periods);
    const summary = summariseClear(keys, recorded);
    if (summary.cleared === 0 && summary.unknownStaffIds.length === 0) return 'nothingToClear';
    return endOf(await askAndWrite({ kind: 'clear', rows: keys }, summary, recorded));
  }

  /** Records the saved settings where nothing is recorded, or everywhere. Resolves to true when all was sent. */
  async function autoFill(isReplacing: boolean): Promise<boolean> {
    const recorded = await readSlots(staffIds);
    const saved = autoFillRows(staffIds, dates, recorded);
    const rows = isReplacing ? saved : intoEmpty(saved, recorded);
    if (rows.length > 0) return fill(rows, recorded);
    setNotice(saved.length > 0 ? 'nothingEmpty' : 'noSettings');
    return false;
  }

  async function fill(rows: readonly SlotRow[], recorded: RecordedSlots): Promise<boolean> {
    const summary = summariseFill(rows, recorded);
    const write: SlotWrite = { kind: 'fill', rows };
    const isSafe = !losesMuch(summary, me.id) && summary.unknownStaffIds.length === 0;
    return isSafe ? history.run(write, recorded) : askAndWrite(write, summary, recorded);
  }

  async function askAndWrite(
    write: SlotWrite,
    summary: WriteSummary,
    recorded: RecordedSlots,
  ): Promise<boolean> {
    return (await ask(write.kind, summary)) && history.run(write, recorded);
  }

  return { submit, autoFill, history, notice, setNotice };
}

function endOf(isAllSent: boolean): SubmitEnd {
  return isAllSent ? 'sent' : 'unsent';
}
