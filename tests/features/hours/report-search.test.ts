import { describe, expect, it } from 'vitest';
import { writeUrlFields } from '@/lib/url-fields';
import {
  presetQuestion,
  projectHoursFormSchema,
  questionRange,
} from '@/features/hours/model/project-hours-form';
import { rangeFormSchema } from '@/features/hours/model/range-form';
import { toQuestionFields, readQuestion, readRange } from '@/features/hours/model/report-search';

const url = (text: string) => new URLSearchParams(text);

describe('the range of a shared link', () => {
  it.each([
    ['start=2026-11-01&end=2026-11-30', { start: '2026-11-01', end: '2026-11-30' }],
    ['start=2026-11-01&end=2026-11-01', { start: '2026-11-01', end: '2026-11-01' }],
    ['start=2026-11-30&end=2026-11-01', null],
    ['start=2026-11-31&end=2026-12-01', null],
    ['start=2026-11-01', null],
    ['', null],
  ])('%s', (text, range) => {
    expect(readRange(url(text))).toEqual(range);
  });
});

describe('the project hours of a shared link', () => {
  it.each([
    ['weeks=3&end=2026-11-20', { isByMonth: false, weeks: 3, start: '', end: '2026-11-20' }],
    ['weeks=9&end=2026-11-20', { isByMonth: false, weeks: 1, start: '', end: '2026-11-20' }],
    [
      'start=2026-10-01&end=2026-11-20',
      { isByMonth: true, weeks: 1, start: '2026-10-01', end: '2026-11-20' },
    ],
    ['start=2026-12-01&end=2026-11-20', null],
    ['weeks=2', null],
    ['weeks=2&end=soon', null],
  ])('%s', (text, question) => {
    expect(readQuestion(url(text))).toEqual(question);
    const parsed = readQuestion(url(text));
    if (parsed) expect(readQuestion(writeUrlFields(url(''), toQuestionFields(parsed)))).toEqual(question);
  });
});

const problems = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

it.each([
  [{ start: '', end: '' }, ['start validation:required', 'end validation:required']],
  [{ start: '2026-11-31', end: '2026-11-30' }, ['start validation:date']],
  [
    { start: '2026-11-21', end: '2026-11-20' },
    ['start validation:beforeOrEqual', 'end validation:afterOrEqual'],
  ],
  [{ start: '2026-11-20', end: '2026-11-20' }, []],
])('a range %j needs both dates in order [HR-2]', (range, expected) => {
  expect(problems(rangeFormSchema.safeParse(range))).toEqual(expected);
});

it.each([
  [{ isByMonth: false, weeks: 1, start: '', end: '' }, ['end validation:required']],
  [
    { isByMonth: true, weeks: 1, start: '', end: '' },
    ['start validation:required', 'end validation:required'],
  ],
  [
    { isByMonth: true, weeks: 1, start: '2026-11-21', end: '2026-11-20' },
    ['start validation:beforeOrEqual', 'end validation:afterOrEqual'],
  ],
  [{ isByMonth: false, weeks: 4, start: '2026-11-21', end: '2026-11-20' }, []],
])('project hours by %j have these validation errors [HR-3]', (question, expected) => {
  expect(problems(projectHoursFormSchema.safeParse(question))).toEqual(expected);
});

it.each([
  ['thisWeek', { isByMonth: false, weeks: 1, start: '', end: '2026-11-20' }],
  ['lastWeek', { isByMonth: false, weeks: 1, start: '', end: '2026-11-20' }],
  ['thisMonth', { isByMonth: true, weeks: 1, start: '2026-11-03', end: '2026-11-20' }],
  ['lastMonth', { isByMonth: true, weeks: 1, start: '2026-11-03', end: '2026-11-20' }],
] as const)('the preset %s asks by week or by month', (preset, question) => {
  expect(presetQuestion({ start: '2026-11-03', end: '2026-11-20' }, preset)).toEqual(question);
});

it('the requested range is whole weeks up to the last day, or whole months', () => {
  const question = { start: '2026-10-05', end: '2026-11-20', weeks: 2 } as const;
  expect(questionRange({ ...question, isByMonth: false })).toEqual({
    start: '2026-11-07',
    end: '2026-11-20',
  });
  expect(questionRange({ ...question, isByMonth: true })).toEqual({ start: '2026-10-01', end: '2026-11-30' });
});
