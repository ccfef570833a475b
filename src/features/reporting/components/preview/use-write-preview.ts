import { useMemo } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import { fitToDaysOff, type FindDaysOff } from '@/features/work/model/days-off';
import { summarise, type PatchSummary } from '@/features/work/model/patch-summary';
import type { RecordedSlots } from '@/features/work/model/slot';
import { createDraftPatch, missingIn, type DraftTarget } from '../../model/reporting-draft';
import { chosenWork } from '../../model/work-form';
import { useReportingDraft } from '../draft/use-reporting-draft';

type WriteTarget = DraftTarget & { recorded: RecordedSlots };

export type WritePreview =
  | { kind: 'missing'; field: NonNullable<ReturnType<typeof missingIn>> }
  | { kind: 'fill' | 'clear'; summary: PatchSummary; onLeave: CountOnDates };

type CountOnDates = { count: number; dates: readonly CalendarDate[] };

/** `onLeave` counts the half hours that a day with leave has no time for. */
export function useWritePreview(
  { staffIds, dates, recorded }: WriteTarget,
  findDaysOff: FindDaysOff,
): WritePreview {
  const work = useReportingDraft((draft) => draft.work);
  // Memoised apart from the records, which arrive person by person.
  const patch = useMemo(() => createDraftPatch({ work }, { staffIds, dates }), [staffIds, dates, work]);
  const missing = missingIn({ work }, { staffIds, dates });
  return useMemo((): WritePreview => {
    if (missing) return { kind: 'missing', field: missing };
    const { leave } = fitToDaysOff(patch, recorded, findDaysOff).leftOut;
    return {
      kind: chosenWork(work) ? 'fill' : 'clear',
      summary: summarise(patch, recorded),
      onLeave: countOnDates(leave),
    };
  }, [missing, patch, recorded, work, findDaysOff]);
}

export function countOnDates(slots: readonly { date: CalendarDate }[]): CountOnDates {
  return { count: slots.length, dates: [...new Set(slots.map(({ date }) => date).sort())] };
}
