import { addStep, moveStep, nextStep, NO_STEPS, type Steps, type StepWay } from '@/lib/step-history';
import { isSameContent, type SlotPatch } from '@/features/work/model/slot-patch';
import { reduceDraft, type DraftAction, type ReportingDraft } from './reporting-draft';

export type DraftState = {
  draft: ReportingDraft;
  strokes: Steps<Record<'before' | 'after', SlotPatch>>;
};

/** Returns the same object where nothing changes. */
export function applyAction(state: DraftState, action: DraftAction): DraftState {
  const draft = reduceDraft(state.draft, action);
  if (draft === state.draft) return state;
  const before = state.draft.painted;
  const after = draft.painted;
  return { draft, strokes: before === after ? state.strokes : addStep(state.strokes, { before, after }) };
}

export function movePainting(state: DraftState, way: StepWay): DraftState {
  const step = nextStep(state.strokes, way);
  if (!step) return state;
  const painted = way === 'undo' ? step.before : step.after;
  return { draft: { ...state.draft, painted }, strokes: moveStep(state.strokes, way, step) };
}

/** Drops painted half hours that are now written, and all strokes, whose undo would paint them again. */
export function settlePainted(state: DraftState, written: SlotPatch): DraftState {
  if (written.size === 0) return state;
  const { draft } = state;
  const painted = new Map(
    [...draft.painted].filter(([key, { wanted }]) => {
      const slot = written.get(key);
      return !slot || !isSameContent(slot.wanted, wanted);
    }),
  );
  return { draft: { ...draft, painted }, strokes: NO_STEPS };
}
