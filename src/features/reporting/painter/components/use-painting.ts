import { useMemo } from 'react';
import type { RecordedSlots } from '@/features/work/model/slot';
import { applyPatch, changedSlots } from '@/features/work/model/slot-patch';
import { useDraftStore, useReportingDraft } from '../../components/draft/use-reporting-draft';
import { useWorkNames } from '../../components/work/use-work-names';
import { applyStroke, type Canvas, type Stroke } from '../model/stroke';

export function usePainting(shownId: number, staffIds: readonly number[], recorded: RecordedSlots) {
  const store = useDraftStore();
  const painted = useReportingDraft((draft) => draft.painted);
  const names = useWorkNames(true);
  const canvas = useMemo(
    (): Canvas => ({
      staffIds: [shownId, ...staffIds.filter((id) => id !== shownId)],
      recorded,
      painted,
    }),
    [shownId, staffIds, recorded, painted],
  );
  const unsaved = useMemo(() => changedSlots(painted, recorded), [painted, recorded]);
  const planned = useMemo(
    () => applyPatch(recorded, unsaved, { names }).get(shownId),
    [recorded, unsaved, names, shownId],
  );
  return {
    canvas,
    names,
    /** Without half hours that are recorded with the same content. */
    unsaved,
    slots: recorded.get(shownId),
    planned,
    commit: (stroke: Stroke) =>
      store.dispatch({ type: 'paint', change: (before) => applyStroke(before, stroke, recorded) }),
  };
}
