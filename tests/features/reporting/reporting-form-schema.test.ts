import { describe, expect, it } from 'vitest';
import { reportingFormSchema, EMPTY_WORK, type WorkInput } from '@/features/reporting/model/work-form';
import { settingFormSchema } from '@/features/reporting/model/setting-form-schema';
import type { CalendarDate } from '@/lib/calendar-date';

const input = (change: Partial<WorkInput>) => ({ ...EMPTY_WORK, weekdays: [1], ...change });
const of = (staffIds: number[], dates: CalendarDate[] = ['2026-11-20']) =>
  reportingFormSchema(() => ({ staffIds, dates }));
const messages = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the reporting form [RP-3, RP-4]', () => {
  it.each<[string, Partial<WorkInput>, string[]]>([
    ['a task with a project', { projectId: 3 }, ['taskId: validation:required']],
    ['a period in auto mode', { presetIds: [] }, ['presetIds: validation:atLeastOne']],
    [
      'start and finish in manual mode',
      { timeMode: 'manual' },
      ['start: validation:required', 'finish: validation:required'],
    ],
    [
      'a finish after the start',
      { timeMode: 'manual', start: '10:00', finish: '10:00' },
      ['finish: validation:finishAfterStart'],
    ],
    ['no task without a project', {}, []],
    ['no period in manual mode', { timeMode: 'manual', presetIds: [], start: '09:00', finish: '24:00' }, []],
  ])('requires %s', (_, change, expected) => {
    expect(messages(of([4]).safeParse(input(change)))).toEqual(expected);
  });

  it('requires an employee, also when the task is missing', () => {
    expect(messages(of([]).safeParse(input({ projectId: 3 })))).toEqual([
      'root.staffIds: validation:required',
      'taskId: validation:required',
    ]);
  });

  it('requires a date before anything else [RP-8]', () => {
    expect(messages(of([], []).safeParse(input({ projectId: 3 })))).toEqual([
      'root.dates: reporting:preview.noDate',
    ]);
  });

  it('is parsed into the work and its half hours; without a project there is no work', () => {
    const filled = of([4]).parse(input({ projectId: 3, taskId: 5, presetIds: [1] }));
    expect(filled.work).toEqual({ projectId: 3, taskId: 5 });
    expect(filled.starts).toHaveLength(7);
    expect(of([4]).parse(input({})).work).toBeNull();
  });
});

describe('the form of the settings [RS-1]', () => {
  it('requires a day, and has the same rules for periods', () => {
    expect(messages(settingFormSchema.safeParse({ ...input({ presetIds: [] }), weekdays: [] }))).toEqual([
      'weekdays: validation:atLeastOne',
      'presetIds: validation:atLeastOne',
    ]);
    expect(settingFormSchema.parse(input({})).weekdays).toEqual([1]);
  });
});
