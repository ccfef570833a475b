import type { SlotPatch } from '@/features/work/model/slot-patch';
import { createStore } from '@/lib/create-store';
import { nextStep, NO_STEPS, type Steps } from '@/lib/step-history';
import { applyAction, movePainting, settlePainted, type DraftState } from '../../model/draft-state';
import {
  startDraft,
  type DraftAction,
  type ReportingChoice,
  type ReportingDraft,
} from '../../model/reporting-draft';
import type { SlotStep } from '../../model/slot-step';

/** Holds a report in progress, which the URL, the persisted draft and the fields mirror. */
export function createDraftStore(choice: ReportingChoice) {
  const { get, set, subscribe } = createStore<DraftState>({ draft: startDraft(choice), strokes: NO_STEPS });
  return {
    get: (): ReportingDraft => get().draft,
    subscribe,
    dispatch: (action: DraftAction): void => set(applyAction(get(), action)),
    undoPainting: () => set(movePainting(get(), 'undo')),
    redoPainting: () => set(movePainting(get(), 'redo')),
    canUndoPainting: () => nextStep(get().strokes, 'undo') !== undefined,
    canRedoPainting: () => nextStep(get().strokes, 'redo') !== undefined,
    settlePainted: (written: SlotPatch) => set(settlePainted(get(), written)),
    /** The writes of this page that can be undone until the page is left. */
    writes: createStore<Steps<SlotStep>>(NO_STEPS),
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
