import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyAction,
  movePainting,
  settlePainted,
  type DraftState,
} from '@/features/reporting/model/draft-state';
import {
  hasChosen,
  missingIn,
  createDraftPatch,
  reduceDraft,
  startDraft,
  type DraftAction,
  type ReportingChoice,
} from '@/features/reporting/model/reporting-draft';
import { readReportingChoice, toSearchFields } from '@/features/reporting/model/reporting-search';
import { EMPTY_WORK, type WorkInput } from '@/features/reporting/model/work-form';
import { addDays } from '@/lib/calendar-date';
import { toClockTime } from '@/lib/time-slot';
import { NO_STEPS } from '@/lib/step-history';
import { writeUrlFields } from '@/lib/url-fields';
import { A, B, patch } from '../work/slot-builders';

const FRIDAY = '2026-11-20';
const OWN = 4;
const UNSAID: ReportingChoice = { mode: 'multiple', dates: null, staffIds: null };
const fresh = startDraft(UNSAID);
const withWork = (change: Partial<WorkInput>): DraftAction => ({
  type: 'fillWork',
  work: { ...EMPTY_WORK, ...change },
});

const anyDates = fc.uniqueArray(
  fc.integer({ min: -40, max: 40 }).map((days) => addDays(FRIDAY, days)),
  { maxLength: 8 },
);
const anyIds = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 8 });
const anyMode = fc.constantFrom('single' as const, 'multiple' as const);
const anyChoice = fc.record<ReportingChoice>({
  mode: anyMode,
  dates: fc.option(anyDates),
  staffIds: fc.option(anyIds),
});
const anyId = fc.option(fc.integer({ min: 1, max: 9 }), { nil: '' as const });
const anyWork = fc.record<WorkInput>({
  projectId: anyId,
  taskId: anyId,
  timeMode: fc.constantFrom('auto', 'manual'),
  presetIds: fc.subarray([1, 2]),
  start: fc.constantFrom('', '09:00', '22:00'),
  finish: fc.constantFrom('', '10:00', '24:00'),
  overtimeHours: fc.integer({ min: 0, max: 4 }),
});
/** The acts of a user; opening a link is one as well. */
const anyAct = fc.oneof<fc.Arbitrary<DraftAction>[]>(
  anyDates.map((dates) => ({ type: 'pickDates', change: () => dates, today: FRIDAY })),
  anyMode.map((mode) => ({ type: 'setMode', mode, today: FRIDAY })),
  anyIds.map((ids) => ({ type: 'choosePeople', change: () => ids, ownId: OWN })),
  anyWork.map((work) => ({ type: 'fillWork', work })),
  anyChoice.map((choice) => ({ type: 'takeOver', choice })),
);

describe('the draft of a report', () => {
  it('applies each choice to the previous one, and uses the defaults of the day before any choice [RP-1, RP-2]', () => {
    const picked = reduceDraft(fresh, {
      type: 'pickDates',
      change: (dates) => dates.slice(1),
      today: FRIDAY,
    });
    expect(picked.dates).toEqual(['2026-11-17', '2026-11-18', '2026-11-19', FRIDAY]);
    const single = reduceDraft(picked, { type: 'setMode', mode: 'single', today: FRIDAY });
    expect(single).toMatchObject({ mode: 'single', dates: [FRIDAY] });
    const add = (id: number): DraftAction => ({
      type: 'choosePeople',
      change: (ids) => [...ids, id],
      ownId: OWN,
    });
    expect([add(3), add(5)].reduce(reduceDraft, fresh).staffIds).toEqual([OWN, 3, 5]);
  });

  it.each<[string, DraftAction]>([
    ['dates that are picked already', { type: 'pickDates', change: (dates) => dates, today: FRIDAY }],
    ['the same work', withWork({})],
    ['the same choice', { type: 'takeOver', choice: { ...UNSAID, dates: [FRIDAY] } }],
    ['a new day, where dates were chosen', { type: 'keepDates', day: FRIDAY }],
  ])('is not changed by %s', (_, action) => {
    const draft = startDraft({ ...UNSAID, dates: [FRIDAY] });
    expect(reduceDraft(draft, action)).toBe(draft);
  });

  it('keeps the dates of a past day until others are chosen', () => {
    const fixed = reduceDraft(fresh, { type: 'keepDates', day: FRIDAY });
    expect(fixed).toMatchObject({
      dates: ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'],
      keepsDates: true,
    });
    const others = reduceDraft(fixed, { type: 'pickDates', change: () => [FRIDAY], today: '2026-11-23' });
    expect(others.keepsDates).toBe(false);
    const linked = reduceDraft(fixed, { type: 'takeOver', choice: UNSAID });
    expect(linked).toEqual(fresh);
  });

  it.each<[string, DraftAction[], boolean]>([
    ['nothing', [], false],
    ['a time', [withWork({ presetIds: [1] })], true],
    ['no person', [{ type: 'choosePeople', change: () => [], ownId: OWN }], true],
    ['one date', [{ type: 'setMode', mode: 'single', today: FRIDAY }], true],
    ['the dates of the day before, after midnight', [{ type: 'keepDates', day: FRIDAY }], false],
    ['a choice that was reverted', [withWork({ projectId: 3 }), withWork({})], false],
  ])('reports whether anything was chosen: %s', (_, actions, expected) => {
    expect(hasChosen(actions.reduce(reduceDraft, fresh))).toBe(expected);
  });

  it.each([
    ['a date, whatever else is missing [RP-8]', { dates: [], staffIds: [] }, { projectId: 3 }, 'date'],
    ['a person', { dates: [FRIDAY], staffIds: [] }, { projectId: 3 }, 'staff'],
    ['a task', { dates: [FRIDAY], staffIds: [OWN] }, { projectId: 3, presetIds: [] }, 'task'],
    ['a time', { dates: [FRIDAY], staffIds: [OWN] }, { presetIds: [] }, 'time'],
    ['nothing', { dates: [FRIDAY], staffIds: [OWN] }, {}, null],
  ] as const)('asks for %s', (_, target, work, expected) => {
    expect(missingIn({ work: { ...EMPTY_WORK, ...work } }, target)).toBe(expected);
  });

  it('is the same work for all of its people, dates and half hours [RP-5, RP-7]', () => {
    const { work } = reduceDraft(fresh, withWork({ projectId: 3, taskId: 5, presetIds: [1] }));
    const patch = createDraftPatch({ work }, { staffIds: [5, 3], dates: [FRIDAY] });
    expect(patch.size).toBe(14);
    expect([...patch.values()][0]).toEqual({
      staffId: 5,
      date: FRIDAY,
      minutes: 510,
      wanted: { projectId: 3, taskId: 5 },
    });
  });

  it('is unchanged by writing and reading the URL', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const params = writeUrlFields(new URLSearchParams(), toSearchFields(choice));
        expect(readReportingChoice(params)).toEqual(choice);
        const again = writeUrlFields(new URLSearchParams(), toSearchFields(readReportingChoice(params)));
        expect(again.toString()).toBe(params.toString());
      }),
    );
  });
});

describe('the painted half hours', () => {
  const paint = (...slots: Parameters<typeof patch>): DraftAction => ({
    type: 'paint',
    change: (painted) => new Map([...painted, ...patch(...slots)]),
  });
  const start: DraftState = { draft: fresh, strokes: NO_STEPS };
  const undo = (state: DraftState) => movePainting(state, 'undo');
  const redo = (state: DraftState) => movePainting(state, 'redo');
  const periods = ({ draft }: DraftState) =>
    [...draft.painted.values()].map(({ minutes }) => toClockTime(minutes));
  const painted = [paint(['09:00', A]), withWork({ projectId: 3 }), paint(['09:30', B])].reduce(
    applyAction,
    start,
  );

  it('are undone and redone stroke by stroke, and the form is unchanged', () => {
    const once = undo(painted);
    expect(periods(once)).toEqual(['09:00']);
    expect(once.draft.work.projectId).toBe(3);
    const twice = undo(once);
    expect(periods(twice)).toEqual([]);
    expect(undo(twice)).toBe(twice);
    expect(periods(redo(twice))).toEqual(['09:00']);
    expect(periods(redo(redo(twice)))).toEqual(['09:00', '09:30']);
  });

  it('are undone back to any earlier state, at most twenty strokes, and all are redone', () => {
    const anyStroke = fc
      .tuple(fc.constantFrom('09:00', '09:30', '14:00'), fc.constantFrom(A, B))
      .map(([period, work]) => paint([period, work]));
    fc.assert(
      fc.property(fc.array(fc.oneof(anyAct, anyStroke), { maxLength: 60 }), (acts) => {
        const done = acts.reduce(applyAction, start);
        const { past } = done.strokes;
        expect(past.length).toBe(Math.min(20, acts.filter(({ type }) => type === 'paint').length));
        const undone = past.reduce(undo, done);
        expect(undone.draft).toEqual({ ...done.draft, painted: past[0]?.before ?? done.draft.painted });
        expect(undo(undone)).toBe(undone);
        const redone = past.reduce(redo, undone);
        expect(redone).toEqual(done);
        expect(redo(redone)).toBe(redone);
      }),
      { numRuns: 30 },
    );
  });

  it('and their history are unchanged by other actions', () => {
    const typed = applyAction(painted, withWork({ projectId: 5 }));
    expect(typed.strokes).toBe(painted.strokes);
    expect(applyAction(typed, withWork({ projectId: 5 }))).toBe(typed);
  });

  it('are dropped once they are saved, unless they were painted differently meanwhile', () => {
    const settled = settlePainted(painted, patch(['09:00', A], ['09:30', A]));
    expect(periods(settled)).toEqual(['09:30']);
    expect(undo(settled)).toBe(settled);
  });

  it('and their history stay where nothing was saved', () => {
    expect(settlePainted(painted, patch())).toBe(painted);
  });

  it('are not submitted by the form', () => {
    expect(createDraftPatch(painted.draft, { staffIds: [4], dates: [] }).size).toBe(0);
  });
});
