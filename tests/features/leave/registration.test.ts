import { EMPTY_REGISTRATION, type RegistrationInput } from '@/features/leave/fields';
import { describe, expect, it } from 'vitest';
import {
  chosenDates,
  registrationDates,
  registrationSchema,
  visibleFields,
} from '@/features/leave/model/registration';
import {
  modeInForce,
  modesFor,
  readRegistrationSearch,
  type RegistrationMode,
} from '@/features/leave/model/registration-mode';
import type { CalendarDate } from '@/lib/calendar-date';

const PEOPLE = [
  { id: 4, permanent_date: '2026-04-14' },
  { id: 27, permanent_date: null },
] as const;

function check(mode: RegistrationMode, changes: Partial<RegistrationInput>) {
  const schema = registrationSchema({ people: PEOPLE, findMode: () => mode });
  return schema.safeParse({ ...EMPTY_REGISTRATION, ...changes });
}

const messages = (mode: RegistrationMode, changes: Partial<RegistrationInput>) =>
  check(mode, changes).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

const LEAVE = { staff_id: 4, leave_date: '2026-11-05', duration: 2, reason: '通院' } as const;
const DATES: CalendarDate[] = ['2026-11-06', '2026-11-05'];

describe('the validation of the form', () => {
  it.each<[RegistrationMode, Partial<RegistrationInput>, string[]]>([
    [
      'existing',
      {},
      [
        'staff_id validation:required',
        'leave_date validation:required',
        'duration validation:required',
        'reason validation:required',
      ],
    ],
    ['existing', { ...LEAVE, leave_date: '2026-02-30' }, ['leave_date validation:date']],
    ['existing', { ...LEAVE, reason: ' 　' }, ['reason validation:required']],
    ['existing', { ...LEAVE, reason: 'x'.repeat(256) }, ['reason validation:maxLength|{"max":255}']],
    ['existing', { ...LEAVE, reason: ` ${'x'.repeat(255)} ` }, []],
    ['existing', { ...LEAVE, staff_id: 99 }, ['staff_id validation:required']],
    ['existing', { isMultiple: true, staff_id: 4, reason: 'x' }, ['multi_date validation:atLeastOne']],
    ['existing', { isMultiple: true, staff_id: 4, reason: 'x', multi_date: DATES }, []],
    ['new', {}, ['staff_id validation:required']],
    ['new', { staff_id: 27 }, ['permanent_date validation:required']],
    ['new', { staff_id: 4 }, []],
    ['overtime', { staff_id: 27, ot_date: '2026-11-05', ot_time: 6 }, []],
    ['overtime', { staff_id: 4 }, ['ot_date validation:required', 'ot_time validation:required']],
    ['overtime', { staff_id: 4, ot_date: 'soon', ot_time: 6 }, ['ot_date validation:date']],
  ])('for %s with %j: %j [LV-2, LV-3, LV-4]', (mode, changes, expected) =>
    expect(messages(mode, changes)).toEqual(expected),
  );
});

describe('the request body', () => {
  it.each<[RegistrationMode, Partial<RegistrationInput>, object]>([
    [
      'existing',
      { ...LEAVE, reason: '　ﾂｳｲﾝ  １回 ', multi_date: DATES },
      { ...LEAVE, reason: 'ツウイン 1回' },
    ],
    [
      'existing',
      { ...LEAVE, isMultiple: true, multi_date: DATES },
      { staff_id: 4, multi_date: ['2026-11-05', '2026-11-06'], duration: 'Full Day', reason: '通院' },
    ],
    ['new', { staff_id: 4, reason: 'left over' }, { staff_id: 4, permanent_date: '2026-04-14' }],
    [
      'overtime',
      { staff_id: 4, ot_date: '2026-11-05', ot_time: 6 },
      { staff_id: 4, ot_date: '2026-11-05', ot_time: '6' },
    ],
  ])('for %s with %j is %j', (mode, changes, payload) =>
    expect(check(mode, changes).data).toEqual({ mode, payload }),
  );
});

it.each<[RegistrationMode, Partial<RegistrationInput>, string[]]>([
  ['existing', LEAVE, ['2026-11-05']],
  ['existing', { ...LEAVE, isMultiple: true, multi_date: DATES }, ['2026-11-05', '2026-11-06']],
  ['overtime', { staff_id: 4, ot_date: '2026-11-09', ot_time: 6 }, ['2026-11-09']],
  ['new', { staff_id: 4 }, []],
])('the dates of %s with %j are the sent ones', (mode, changes, dates) => {
  const registration = check(mode, changes).data;
  expect(registration && registrationDates(registration)).toEqual(dates);
});

describe('the mode of the form', () => {
  it.each([
    [null, true, '2026-04-14', false, 'new'],
    [null, true, '2026-04-14', true, 'existing'],
    [null, true, '2025-12-31', false, 'existing'],
    [null, true, null, false, 'existing'],
    [null, true, undefined, false, 'existing'],
    [null, false, '2026-04-14', false, 'existing'],
    ['existing', true, '2026-04-14', false, 'existing'],
    ['new', true, '2020-04-14', true, 'new'],
    ['new', false, '2026-04-14', false, 'existing'],
    ['overtime', false, null, false, 'overtime'],
  ] as const)(
    'chosen %s, admin %s, permanent since %s, calculated %s is %s [LV-3]',
    (chosen, isAdmin, permanentDate, isCalculated, mode) =>
      expect(modeInForce({ chosen, isAdmin, permanentDate, isCalculated, today: '2026-11-20' })).toBe(mode),
  );

  it('of a calculation is offered to administrators only [LV-3]', () => {
    expect(modesFor(true)).toEqual(['existing', 'new', 'overtime']);
    expect(modesFor(false)).toEqual(['existing', 'overtime']);
  });

  it.each([
    ['mode=overtime&staff=4', { mode: 'overtime', staff: 4, dates: [] }],
    ['mode=none&staff=-4', { mode: null, staff: null, dates: [] }],
    ['staff=4e3', { mode: null, staff: null, dates: [] }],
    [
      'dates=2026-11-20,2026-11-19,2026-11-20,2026-02-30,x',
      { mode: null, staff: null, dates: ['2026-11-19', '2026-11-20'] },
    ],
    ['', { mode: null, staff: null, dates: [] }],
  ])('in the URL "%s" is read as %j', (url, search) =>
    expect(readRegistrationSearch(new URLSearchParams(url))).toEqual(search),
  );

  it('decides the fields and dates', () => {
    const input = {
      ...EMPTY_REGISTRATION,
      leave_date: '2026-11-0',
      multi_date: DATES,
      ot_date: '2026-11-09',
    };
    expect(chosenDates('existing', input)).toEqual([]);
    expect(chosenDates('existing', { ...input, leave_date: '2026-11-05' })).toEqual(['2026-11-05']);
    expect(chosenDates('overtime', { ...input, ot_date: 'soon' })).toEqual([]);
    expect(chosenDates('existing', { ...input, isMultiple: true })).toEqual(DATES);
    expect(chosenDates('overtime', input)).toEqual(['2026-11-09']);
    expect(chosenDates('new', { ...input, leave_date: '2026-11-05' })).toEqual([]);
    expect(visibleFields('existing', true)).toEqual(['staff_id', 'multi_date', 'duration', 'reason']);
    expect(visibleFields('existing', false)).toEqual(['staff_id', 'leave_date', 'duration', 'reason']);
    expect(visibleFields('new', false)).toEqual(['staff_id', 'permanent_date']);
    expect(visibleFields('overtime', true)).toEqual(['staff_id', 'ot_date', 'ot_time']);
  });
});
