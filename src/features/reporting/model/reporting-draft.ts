import type { CalendarDate } from '@/lib/calendar-date';
import { areSame } from '@/lib/same-fields';
import { addStep, moveStep, nextStep, NO_STEPS, type Steps, type StepWay } from '@/lib/step-history';
import { patchOfRectangle } from '@/features/work/model/patch-sources';
import { isSameContent, type SlotPatch } from '@/features/work/model/slot-patch';
import {
  datesInMode,
  lastWeekdays,
  type DateMode,
  type PickChange,
  type PickedDates,
} from './date-selection';
import { chosenWork, EMPTY_WORK, type WorkInput } from './work-form';
import { slotsOf } from './work-time';

/** Who is meant, and when. Null: nobody has said it, and the default holds. */
export type ReportingChoice = {
  mode: DateMode;
  /** By default the last five weekdays, whatever day it is. */
  dates: PickedDates | null;
  /** In the order of the choice; by default oneself. */
  staffIds: readonly number[] | null;
};

/** A report that is being written. */
export type ReportingDraft = ReportingChoice & {
  work: WorkInput;
  /** Half hours of the timeline that were painted and not saved. */
  painted: SlotPatch;
  /** True while the dates are those of the day before, which ended under the user's hands. */
  keepsDates: boolean;
};

/** Changes are told as functions: they hold whatever was chosen a moment before. */
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
  /** A link or a persisted draft says who and when. */
  | { type: 'takeOver'; choice: ReportingChoice }
  /** `day` is over: the dates that were counted from it stay. */
  | { type: 'keepDates'; day: CalendarDate };

/** Whose half hours a draft names, on which dates, once its defaults and what is known of people are filled in. */
export type DraftTarget = { staffIds: readonly number[]; dates: readonly CalendarDate[] };

export function startDraft(choice: ReportingChoice): ReportingDraft {
  return { ...choice, work: EMPTY_WORK, painted: NOTHING_PAINTED, keepsDates: false };
}

const NOTHING_PAINTED: SlotPatch = new Map();

/** The dates in the order in which they were picked; by default the last five weekdays. Source: RP-1. */
export function pickedDates(
  { dates, mode }: Pick<ReportingChoice, 'dates' | 'mode'>,
  day: CalendarDate,
): PickedDates {
  return datesInMode(dates ?? lastWeekdays(day), mode);
}

/** The draft after an action; the same one where that changes nothing. */
export function reduceDraft(draft: ReportingDraft, action: DraftAction): ReportingDraft {
  switch (action.type) {
    case 'pickDates':
      return withDates(draft, action.change(pickedDates(draft, action.day)));
    case 'setMode': {
      const { mode, day } = action;
      return withDates(draft, datesInMode(pickedDates(draft, day), mode), mode);
    }
    case 'choosePeople':
      return changed(draft, { staffIds: action.change(draft.staffIds ?? [action.ownId]) });
    case 'fillWork':
      return changed(draft, { work: action.work });
    case 'paint':
      return { ...draft, painted: action.change(draft.painted) };
    case 'takeOver':
      return changed(draft, { ...action.choice, keepsDates: false });
    case 'keepDates':
      return draft.dates ? draft : { ...draft, dates: pickedDates(draft, action.day), keepsDates: true };
  }
}

function withDates(draft: ReportingDraft, dates: PickedDates, mode = draft.mode): ReportingDraft {
  return changed(draft, { mode, dates, keepsDates: false });
}

function changed(draft: ReportingDraft, change: Partial<ReportingDraft>): ReportingDraft {
  return areSame(change, draft) ? draft : { ...draft, ...change };
}

/** The draft with the strokes of its timeline, which are taken back by themselves. */
export type DraftState = {
  draft: ReportingDraft;
  strokes: Steps<Record<'before' | 'after', SlotPatch>>;
};

/** The state after an action; the same one where that changes nothing. */
export function actOn(state: DraftState, action: DraftAction): DraftState {
  const draft = reduceDraft(state.draft, action);
  if (draft === state.draft) return state;
  const [before, after] = [state.draft.painted, draft.painted];
  return { draft, strokes: before === after ? state.strokes : addStep(state.strokes, { before, after }) };
}

/** Takes back the last stroke, or does it again; the rest of the draft stays as it is. */
export function moveStroke(state: DraftState, way: StepWay): DraftState {
  const step = nextStep(state.strokes, way);
  if (!step) return state;
  const painted = way === 'undo' ? step.before : step.after;
  return { draft: { ...state.draft, painted }, strokes: moveStep(state.strokes, way, step) };
}

/** True once anything was chosen, here or by a link: a fresh page clears nothing. */
export function hasChosen({ mode, dates, staffIds, work }: ReportingDraft): boolean {
  return mode === 'single' || dates !== null || staffIds !== null || !areSame(work, EMPTY_WORK);
}

/** What is still to be said before a draft can be sent, in the order in which it is asked for; null when nothing is. */
export function missingIn({ work }: Pick<ReportingDraft, 'work'>, { staffIds, dates }: DraftTarget) {
  if (dates.length === 0) return 'date';
  if (staffIds.length === 0) return 'staff';
  if (work.projectId !== '' && work.taskId === '') return 'task';
  return slotsOf(work).length === 0 ? 'time' : null;
}

/**
 * The same once half hours were written: what was painted of them is no longer a draft, and what led there cannot come
 * back as one. What was painted otherwise meanwhile stays.
 */
export function settlePainted({ draft }: DraftState, written: SlotPatch): DraftState {
  const painted = new Map(
    [...draft.painted].filter(([name, { wanted }]) => {
      const slot = written.get(name);
      return !slot || !isSameContent(slot.wanted, wanted);
    }),
  );
  return { draft: { ...draft, painted }, strokes: NO_STEPS };
}

/** What submitting the form would write; what is painted is saved by itself. Source: RP-5 to RP-7. */
export function createDraftPatch({ work }: Pick<ReportingDraft, 'work'>, target: DraftTarget): SlotPatch {
  return patchOfRectangle({ ...target, starts: slotsOf(work) }, chosenWork(work));
}
