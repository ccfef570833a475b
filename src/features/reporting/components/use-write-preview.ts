import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import type { CalendarDate } from '@/lib/calendar-date';
import { patchOfRectangle, patchOfSettings } from '@/features/work/model/patch-sources';
import { summarise, type PatchSummary } from '@/features/work/model/patch-summary';
import type { RecordedSlots } from '@/features/work/model/slot';
import { chosenWork, type WorkInput } from '../model/work-form';
import { slotsOf } from '../model/work-time';
import { useWorkInput } from './use-work-form';

/** Whose records, on which dates in the order of the calendar, and what is recorded there now. */
export type WriteTarget = {
  staffIds: readonly number[];
  dates: readonly CalendarDate[];
  recorded: RecordedSlots;
};

export type WritePreview =
  | { kind: 'missing'; field: 'staff' | 'date' | 'task' | 'time' }
  | { kind: 'fill' | 'clear'; summary: PatchSummary; slotCount: number };

/** What submitting the form as it stands would do, or what is still missing. */
export function useWritePreview(control: Control<WorkInput>, target: WriteTarget): WritePreview {
  const { staffIds, dates, recorded } = target;
  const input = useWorkInput(control);
  return useMemo((): WritePreview => {
    const periods = slotsOf(input);
    if (staffIds.length === 0) return { kind: 'missing', field: 'staff' };
    if (dates.length === 0) return { kind: 'missing', field: 'date' };
    if (input.projectId !== '' && input.taskId === '') return { kind: 'missing', field: 'task' };
    if (periods.length === 0) return { kind: 'missing', field: 'time' };
    const work = chosenWork(input);
    const patch = patchOfRectangle({ staffIds, dates, periods }, work);
    return { kind: work ? 'fill' : 'clear', slotCount: patch.size, summary: summarise(patch, recorded) };
  }, [staffIds, dates, recorded, input]);
}

/** What auto-fill would do; null where nothing is saved. */
export function useAutoFillPreview({ staffIds, dates, recorded }: WriteTarget): PatchSummary | null {
  return useMemo(() => {
    const patch = patchOfSettings({ staffIds, dates }, recorded);
    return patch.size > 0 ? summarise(patch, recorded) : null;
  }, [staffIds, dates, recorded]);
}
