import { useMemo } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import { fitToDaysOff, type DaysOffOf } from '@/features/work/model/days-off';
import { summarise, type PatchSummary } from '@/features/work/model/patch-summary';
import type { RecordedSlots } from '@/features/work/model/slot';
import { missingIn, createDraftPatch, type DraftTarget } from '../../model/reporting-draft';
import { chosenWork } from '../../model/work-form';
import { useReportingDraft } from '../draft/use-reporting-draft';

/** Whose half hours are meant, on which dates in the order of the calendar, and what is recorded there now. */
type WriteTarget = DraftTarget & { recorded: RecordedSlots };

export type WritePreview =
  | { kind: 'missing'; field: NonNullable<ReturnType<typeof missingIn>> }
  | { kind: 'fill' | 'clear'; summary: PatchSummary; onLeave: CountOnDates };

/** So many half hours, on these dates. */
type CountOnDates = { count: number; dates: readonly CalendarDate[] };

/**
 * What submitting the draft as it stands would do, or what is still missing. `onLeave`: what of it goes beyond the hours that a day
 * of leave leaves.
 */
export function useWritePreview(
  { staffIds, dates, recorded }: WriteTarget,
  findDaysOff: DaysOffOf,
): WritePreview {
  const work = useReportingDraft((draft) => draft.work);
  // What is recorded arrives person by person: for that the thousands of half hours are not named anew.
  const asked = useMemo(() => {
    const target = { staffIds, dates };
    return missingIn({ work }, target) ?? createDraftPatch({ work }, target);
  }, [staffIds, dates, work]);
  return useMemo((): WritePreview => {
    if (typeof asked === 'string') return { kind: 'missing', field: asked };
    const summary = summarise(asked, recorded);
    const { leave } = fitToDaysOff(asked, recorded, findDaysOff).leftOut;
    return {
      kind: chosenWork(work) ? 'fill' : 'clear',
      summary,
      onLeave: countOnDates(leave),
    };
  }, [asked, recorded, work, findDaysOff]);
}

export function countOnDates(slots: readonly { date: CalendarDate }[]): CountOnDates {
  return { count: slots.length, dates: [...new Set(slots.map(({ date }) => date).sort())] };
}
