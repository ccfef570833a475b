import { useMemo } from 'react';
import { patchOfSettings } from '@/features/work/model/patch-sources';
import { summarise, type PatchSummary } from '@/features/work/model/patch-summary';
import type { RecordedSlots } from '@/features/work/model/slot';
import { missingIn, patchOf, type DraftTarget } from '../../model/reporting-draft';
import { chosenWork } from '../../model/work-form';
import { useReportingDraft } from '../draft/use-reporting-draft';

/** Whose half hours are meant, on which dates in the order of the calendar, and what is recorded there now. */
type WriteTarget = DraftTarget & { recorded: RecordedSlots };

export type WritePreview =
  | { kind: 'missing'; field: NonNullable<ReturnType<typeof missingIn>> }
  | { kind: 'fill' | 'clear'; summary: PatchSummary; slotCount: number };

/** What submitting the draft as it stands would do, or what is still missing. */
export function useWritePreview(target: WriteTarget): WritePreview {
  const work = useReportingDraft((draft) => draft.work);
  return useMemo((): WritePreview => {
    const field = missingIn({ work }, target);
    if (field) return { kind: 'missing', field };
    const patch = patchOf({ work }, target);
    const summary = summarise(patch, target.recorded);
    return { kind: chosenWork(work) ? 'fill' : 'clear', slotCount: patch.size, summary };
  }, [target, work]);
}

/** What auto-fill would do; null where nothing is saved. */
export function useAutoFillPreview({ staffIds, dates, recorded }: WriteTarget): PatchSummary | null {
  return useMemo(() => {
    const patch = patchOfSettings({ staffIds, dates }, recorded);
    return patch.size > 0 ? summarise(patch, recorded) : null;
  }, [staffIds, dates, recorded]);
}
