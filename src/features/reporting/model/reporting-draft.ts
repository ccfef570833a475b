import type { CalendarDate } from '@/lib/calendar-date';
import { isPartOf } from '@/lib/same-fields';
import { createRectanglePatch } from '@/features/work/model/patch-sources';
import type { SlotPatch } from '@/features/work/model/slot-patch';
import {
  datesInMode,
  lastWeekdays,
  type DateMode,
  type PickChange,
  type PickedDates,
} from './date-selection';
import { chosenWork, EMPTY_WORK, type WorkInput } from './work-form';
import { findSlotStarts } from './work-time';

/** Null where the default applies. */
export type ReportingChoice = {
  mode: DateMode;
  /** By default the last five weekdays of the current day. */
  dates: PickedDates | null;
  /** In the order of the choice; by default the user. */
  staffIds: readonly number[] | null;
};

export type ReportingDraft = ReportingChoice & {
  work: WorkInput;
  painted: SlotPatch;
  /** True after midnight, while the dates are the default dates of the day before. */
  keepsDates: boolean;
  /** The dates of the last link or restored draft, to which the calendar moves; null for defaults. */
  takenOverDates: PickedDates | null;
};

/** Changes are functions, because several may come before a render. */
export type DraftAction =
  | { type: 'pickDates'; change: PickChange; today: CalendarDate }
  | { type: 'setMode'; mode: DateMode; today: CalendarDate }
  | {
      type: 'choosePeople';
      change: (staffIds: readonly number[]) => readonly number[];
      ownId: number;
    }
  | { type: 'fillWork'; work: WorkInput }
  | { type: 'paint'; change: (painted: SlotPatch) => SlotPatch }
  /** A link or a persisted draft replaces the choice. */
  | { type: 'takeOver'; choice: ReportingChoice }
  /** Keeps the default dates of `day`, which has ended. */
  | { type: 'keepDates'; day: CalendarDate };

/** Defaults are resolved, and unknown people are omitted. */
export type DraftTarget = { staffIds: readonly number[]; dates: readonly CalendarDate[] };

const NOTHING_PAINTED: SlotPatch = new Map();

export function startDraft(choice: ReportingChoice): ReportingDraft {
  return { ...choice, work: EMPTY_WORK, painted: NOTHING_PAINTED, keepsDates: false, takenOverDates: null };
}

/** Source: RP-1. */
export function pickedDates(
  { dates, mode }: Pick<ReportingChoice, 'dates' | 'mode'>,
  today: CalendarDate,
): PickedDates {
  return datesInMode(dates ?? lastWeekdays(today), mode);
}

/** Returns the same object where nothing changes. */
export function reduceDraft(draft: ReportingDraft, action: DraftAction): ReportingDraft {
  switch (action.type) {
    case 'pickDates':
      return withDates(draft, action.change(pickedDates(draft, action.today)));
    case 'setMode': {
      const { mode, today } = action;
      return withDates(draft, datesInMode(pickedDates(draft, today), mode), mode);
    }
    case 'choosePeople':
      return mergeDraft(draft, { staffIds: action.change(draft.staffIds ?? [action.ownId]) });
    case 'fillWork':
      return mergeDraft(draft, { work: action.work });
    case 'paint': {
      const painted = action.change(draft.painted);
      return painted === draft.painted ? draft : { ...draft, painted };
    }
    case 'takeOver': {
      const { choice } = action;
      const next = mergeDraft(draft, { ...choice, keepsDates: false });
      return next === draft ? draft : { ...next, takenOverDates: choice.dates };
    }
    case 'keepDates':
      return draft.dates ? draft : { ...draft, dates: pickedDates(draft, action.day), keepsDates: true };
  }
}

function withDates(draft: ReportingDraft, dates: PickedDates, mode = draft.mode): ReportingDraft {
  return mergeDraft(draft, { mode, dates, keepsDates: false });
}

/** `painted` is excluded, because `isPartOf` cannot compare maps. */
function mergeDraft(draft: ReportingDraft, change: Partial<Omit<ReportingDraft, 'painted'>>): ReportingDraft {
  return isPartOf(change, draft) ? draft : { ...draft, ...change };
}

/** Until the user or a link has chosen anything, the page clears no hours. */
export function hasChosen({ mode, dates, keepsDates, staffIds, work }: ReportingDraft): boolean {
  const hasDates = dates !== null && !keepsDates;
  return mode === 'single' || hasDates || staffIds !== null || !isPartOf(work, EMPTY_WORK);
}

/** Names the first missing part, in the order in which `reportingFormSchema` reports it. */
export function missingIn({ work }: Pick<ReportingDraft, 'work'>, { staffIds, dates }: DraftTarget) {
  if (dates.length === 0) return 'date';
  if (staffIds.length === 0) return 'staff';
  if (work.projectId !== '' && work.taskId === '') return 'task';
  return findSlotStarts(work).length === 0 ? 'time' : null;
}

/** Creates people × dates × times. Painted half hours are saved separately. Source: RP-5 to RP-7. */
export function createDraftPatch({ work }: Pick<ReportingDraft, 'work'>, target: DraftTarget): SlotPatch {
  return createRectanglePatch({ ...target, starts: findSlotStarts(work) }, chosenWork(work));
}
