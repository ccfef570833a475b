import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/create-store';
import { invariant } from '@/lib/invariant';
import { useToday } from '@/ui/page/use-today';
import type { PickedDates } from '../../model/date-selection';
import { redo, startHistory, undo } from '../../model/draft-history';
import {
  actOn,
  pickedDates,
  startDraft,
  type DraftAction,
  type ReportingChoice,
  type ReportingDraft,
} from '../../model/reporting-draft';

/** The one owner of a report that is being written. URL, persisted draft and fields mirror it. */
export function createDraftStore(choice: ReportingChoice) {
  const { get, set, subscribe } = createStore(startHistory(startDraft(choice)));
  return {
    get: (): ReportingDraft => get().present,
    subscribe,
    dispatch: (action: DraftAction): void => set(actOn(get(), action)),
    undo: () => set(undo(get())),
    redo: () => set(redo(get())),
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;

export const DraftContext = createContext<DraftStore | null>(null);

/** The store of the page; the same as long as the page stands. */
export function useDraftStore(): DraftStore {
  const store = use(DraftContext);
  invariant(store, 'the page has a draft');
  return store;
}

/** A part of the draft. `select` gives the same object until that part changes. */
export function useReportingDraft<Part>(select: (draft: ReportingDraft) => Part): Part {
  const store = useDraftStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** The picked dates in the order in which they were picked, or those of today. */
export function usePickedDates(): PickedDates {
  const dates = useReportingDraft((draft) => draft.dates);
  const mode = useReportingDraft((draft) => draft.mode);
  const day = useToday();
  return useMemo(() => pickedDates({ dates, mode }, day), [dates, mode, day]);
}
