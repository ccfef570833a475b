import { useCallback, useMemo } from 'react';
import type { RecordedSlots } from '@/features/work/model/slot';
import { changesOf } from '@/features/work/model/slot-patch';
import { useDraftStore, useReportingDraft } from '../../components/draft/use-reporting-draft';
import { layOver, type Canvas, type Stroke } from '../model/stroke';

/** What is painted on the timelines of these people, and how to add to it. The first of them is seen. */
export function usePainting(staffIds: readonly number[], recorded: RecordedSlots) {
  const store = useDraftStore();
  const painted = useReportingDraft((draft) => draft.painted);
  const canvas = useMemo((): Canvas => ({ staffIds, recorded, painted }), [staffIds, recorded, painted]);
  /** Without what is recorded so already. */
  const unsaved = useMemo(() => changesOf(painted, recorded), [painted, recorded]);
  const commit = useCallback(
    (stroke: Stroke) =>
      store.dispatch({ type: 'paint', change: (before) => layOver(before, stroke, recorded) }),
    [store, recorded],
  );
  return { canvas, unsaved, commit };
}
