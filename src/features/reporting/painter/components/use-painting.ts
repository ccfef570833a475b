import { useMemo } from 'react';
import type { RecordedSlots } from '@/features/work/model/slot';
import { changedSlots } from '@/features/work/model/slot-patch';
import { useDraftStore, useReportingDraft } from '../../components/draft/use-reporting-draft';
import { applyStroke, type Canvas, type Stroke } from '../model/stroke';

/** The painted half hours of these people, and the function that adds a stroke. The first person is shown. */
export function usePainting(staffIds: Canvas['staffIds'], recorded: RecordedSlots) {
  const store = useDraftStore();
  const painted = useReportingDraft((draft) => draft.painted);
  const canvas = useMemo((): Canvas => ({ staffIds, recorded, painted }), [staffIds, recorded, painted]);
  /** Without half hours that are recorded with the same content. */
  const unsaved = useMemo(() => changedSlots(painted, recorded), [painted, recorded]);
  const commit = (stroke: Stroke) =>
    store.dispatch({ type: 'paint', change: (before) => applyStroke(before, stroke, recorded) });
  return { canvas, unsaved, commit };
}
