import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import { invariant } from '@/lib/invariant';
import { afterPaint } from '@/lib/when-idle';
import { useToday } from '@/ui/page/use-today';
import { sortDates, type PickedDates } from '../../model/date-selection';
import {
  pickedDates,
  type DraftTarget,
  type ReportingChoice,
  type ReportingDraft,
} from '../../model/reporting-draft';
import type { DraftStore } from './report-draft-store';

export const DraftContext = createContext<DraftStore | null>(null);

export function useDraftStore(): DraftStore {
  const store = use(DraftContext);
  invariant(store, 'the page has a draft');
  return store;
}

/** `select` must return the same object until that part of the draft changes. */
export function useReportingDraft<Part>(select: (draft: ReportingDraft) => Part): Part {
  const store = useDraftStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** In the order of picking; by default the last five weekdays. */
export function usePickedDates(): PickedDates {
  const dates = useReportingDraft((draft) => draft.dates);
  const mode = useReportingDraft((draft) => draft.mode);
  return useDatesOrDefault(dates, mode);
}

/** As `usePickedDates`, but updated after the press that changed the dates is painted. */
export function useLatePickedDates(): PickedDates {
  const store = useDraftStore();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(() => afterPaint(listener)),
    [store],
  );
  const dates = useSyncExternalStore(subscribe, () => store.get().dates);
  const mode = useSyncExternalStore(subscribe, () => store.get().mode);
  return useDatesOrDefault(dates, mode);
}

function useDatesOrDefault(dates: ReportingChoice['dates'], mode: ReportingChoice['mode']): PickedDates {
  const today = useToday();
  return useMemo(() => pickedDates({ dates, mode }, today), [dates, mode, today]);
}

export function useDatesInOrder(): readonly CalendarDate[] {
  const picked = usePickedDates();
  return useMemo(() => sortDates(picked), [picked]);
}

/** Returns a function that reads the current choice, so that a press on a date does not render the caller. */
export function useTargetReader(staffIds: readonly number[]): () => DraftTarget {
  const store = useDraftStore();
  const today = useToday();
  return useCallback(
    () => ({ staffIds, dates: sortDates(pickedDates(store.get(), today)) }),
    [store, today, staffIds],
  );
}
