import type { CalendarDate } from '@/lib/calendar-date';
import { areSame } from '@/lib/same-fields';
import { addStep, moveStep, nextStep, NO_STEPS, type Steps, type StepWay } from '@/lib/step-history';
import { createRectanglePatch } from '@/features/work/model/patch-sources';
import { isSameContent, type SlotPatch } from '@/features/work/model/slot-patch';
import {
  datesInMode,
  lastWeekdays,
  type DateMode,
  type PickChange,
  type PickedDates,
} from './date-selection';
import { chosenWork, EMPTY_WORK, type WorkInput } from './work-form';
import { findSlotStarts } from './work-time';

/** The chosen people and dates; null where the user has not chosen and the default applies. */
export type ReportingChoice = {
  mode: DateMode;
  /** By default the last five weekdays of the current day. */
  dates: PickedDates | null;
  /** In the order of the choice; by default the user. */
  staffIds: readonly number[] | null;
};

export type ReportingDraft = ReportingChoice & {
  work: WorkInput;
  /** Painted half hours of the timeline that are not saved. */
  painted: SlotPatch;
  /** True after midnight while the default dates still are those of the day before. */
  keepsDates: boolean;
};

/** Changes are functions, because several may happen before a render. */
export type DraftAction =
  | { type: 'pickDates'; change: PickChange; day: CalendarDate }
  | { type: 'setMode'; mode: DateMode; day: CalendarDate }
  | {
      type: 'choosePeople';
      change: (staffIds: readonly number[]) => readonly number[];
      ownId: number;
    }
  | { type: 'fillWork'; work: WorkInput }
  | { type: 'paint'; change: (painted: SlotPatch) => SlotPatch }
  /** A link or a persisted draft replaces the choice. */
  | { type: 'takeOver'; choice: ReportingChoice }
  /** `day` is over: the default dates counted from it become chosen ones. */
  | { type: 'keepDates'; day: CalendarDate };

/** The people and dates of a draft, with its defaults resolved and unknown people omitted. */
export type DraftTarget = { staffIds: readonly number[]; dates: readonly CalendarDate[] };

const NOTHING_PAINTED: SlotPatch = new Map();

export function startDraft(choice: ReportingChoice): ReportingDraft {
  return { ...choice, work: EMPTY_WORK, painted: NOTHING_PAINTED, keepsDates: false };
}

/** The dates in the order of picking; by default the last five weekdays. Source: RP-1. */
export function pickedDates(
  { dates, mode }: Pick<ReportingChoice, 'dates' | 'mode'>,
  day: CalendarDate,
): PickedDates {
  return datesInMode(dates ?? lastWeekdays(day), mode);
}

/** The draft after an action; the same object where nothing changes. */
export function reduceDraft(draft: ReportingDraft, action: DraftAction): ReportingDraft {
  switch (action.type) {
    case 'pickDates':
      return withDates(draft, action.change(pickedDates(draft, action.day)));
    case 'setMode': {
      const { mode, day } = action;
      return withDates(draft, datesInMode(pickedDates(draft, day), mode), mode);
    }
    case 'choosePeople':
      return mergeDraft(draft, { staffIds: action.change(draft.staffIds ?? [action.ownId]) });
    case 'fillWork':
      return mergeDraft(draft, { work: action.work });
    case 'paint': {
      const painted = action.change(draft.painted);
      return painted === draft.painted ? draft : { ...draft, painted };
    }
    case 'takeOver':
      return mergeDraft(draft, { ...action.choice, keepsDates: false });
    case 'keepDates':
      return draft.dates ? draft : { ...draft, dates: pickedDates(draft, action.day), keepsDates: true };
  }
}

function withDates(draft: ReportingDraft, dates: PickedDates, mode = draft.mode): ReportingDraft {
  return mergeDraft(draft, { mode, dates, keepsDates: false });
}

function mergeDraft(draft: ReportingDraft, change: Partial<ReportingDraft>): ReportingDraft {
  return areSame(change, draft) ? draft : { ...draft, ...change };
}

export type DraftState = {
  draft: ReportingDraft;
  strokes: Steps<Record<'before' | 'after', SlotPatch>>;
};

/** The state after an action; the same object where nothing changes. */
export function applyAction(state: DraftState, action: DraftAction): DraftState {
  const draft = reduceDraft(state.draft, action);
  if (draft === state.draft) return state;
  const before = state.draft.painted;
  const after = draft.painted;
  return { draft, strokes: before === after ? state.strokes : addStep(state.strokes, { before, after }) };
}

/** Undoes or redoes a stroke. */
export function movePainting(state: DraftState, way: StepWay): DraftState {
  const step = nextStep(state.strokes, way);
  if (!step) return state;
  const painted = way === 'undo' ? step.before : step.after;
  return { draft: { ...state.draft, painted }, strokes: moveStep(state.strokes, way, step) };
}

/** True once the user or a link chose anything: a fresh page must not clear its defaults. */
export function hasChosen({ mode, dates, staffIds, work }: ReportingDraft): boolean {
  return mode === 'single' || dates !== null || staffIds !== null || !areSame(work, EMPTY_WORK);
}

/** The first missing part of a draft in the order of the form; null for a complete one. */
export function missingIn({ work }: Pick<ReportingDraft, 'work'>, { staffIds, dates }: DraftTarget) {
  if (dates.length === 0) return 'date';
  if (staffIds.length === 0) return 'staff';
  if (work.projectId !== '' && work.taskId === '') return 'task';
  return findSlotStarts(work).length === 0 ? 'time' : null;
}

/** Strokes cannot be undone any more; half hours painted differently since stay painted. */
export function settlePainted({ draft }: DraftState, written: SlotPatch): DraftState {
  const painted = new Map(
    [...draft.painted].filter(([key, { wanted }]) => {
      const slot = written.get(key);
      return !slot || !isSameContent(slot.wanted, wanted);
    }),
  );
  return { draft: { ...draft, painted }, strokes: NO_STEPS };
}

/** Painted half hours are saved separately. Source: RP-5 to RP-7. */
export function createDraftPatch({ work }: Pick<ReportingDraft, 'work'>, target: DraftTarget): SlotPatch {
  return createRectanglePatch({ ...target, starts: findSlotStarts(work) }, chosenWork(work));
}
