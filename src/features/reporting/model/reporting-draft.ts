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
  /** The dates of the last link or restored draft, whose month the calendar shows; null for the default dates. */
  takenOverDates: PickedDates | null;
};

/** Changes are functions, because several may happen before a render. */
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
  /** `day` is over: the default dates counted from it become chosen ones. */
  | { type: 'keepDates'; day: CalendarDate };

/** The people and dates of a draft, with its defaults resolved and unknown people omitted. */
export type DraftTarget = { staffIds: readonly number[]; dates: readonly CalendarDate[] };

const NOTHING_PAINTED: SlotPatch = new Map();

export function startDraft(choice: ReportingChoice): ReportingDraft {
  return { ...choice, work: EMPTY_WORK, painted: NOTHING_PAINTED, keepsDates: false, takenOverDates: null };
}

/** The dates in the order of picking; by default the last five weekdays. Source: RP-1. */
export function pickedDates(
  { dates, mode }: Pick<ReportingChoice, 'dates' | 'mode'>,
  today: CalendarDate,
): PickedDates {
  return datesInMode(dates ?? lastWeekdays(today), mode);
}

/** The draft after an action; the same object where nothing changes. */
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

/** Without `painted`, because `isPartOf` cannot compare maps. */
function mergeDraft(draft: ReportingDraft, change: Partial<Omit<ReportingDraft, 'painted'>>): ReportingDraft {
  return isPartOf(change, draft) ? draft : { ...draft, ...change };
}

/** True once the user or a link chose anything. Before that, the page clears no hours. */
export function hasChosen({ mode, dates, keepsDates, staffIds, work }: ReportingDraft): boolean {
  const hasDates = dates !== null && !keepsDates;
  return mode === 'single' || hasDates || staffIds !== null || !isPartOf(work, EMPTY_WORK);
}

/** The first missing part of a draft: the date before all others, as in the check of the form. Null without any. */
export function missingIn({ work }: Pick<ReportingDraft, 'work'>, { staffIds, dates }: DraftTarget) {
  if (dates.length === 0) return 'date';
  if (staffIds.length === 0) return 'staff';
  if (work.projectId !== '' && work.taskId === '') return 'task';
  return findSlotStarts(work).length === 0 ? 'time' : null;
}

/** People × dates × times with the chosen work; painted ones are saved separately. Source: RP-5 to RP-7. */
export function createDraftPatch({ work }: Pick<ReportingDraft, 'work'>, target: DraftTarget): SlotPatch {
  return createRectanglePatch({ ...target, starts: findSlotStarts(work) }, chosenWork(work));
}
