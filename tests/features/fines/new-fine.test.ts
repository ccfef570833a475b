import { describe, expect, it } from 'vitest';
import { EMPTY_FINE, fineFormSchema, type FineInput } from '@/features/fines/fields';
import { countEqualFines, equalFines } from '@/features/fines/model/equal-fines';
import { fineTime, isPunctual } from '@/features/fines/model/fine-time';
import { buildFine } from './fine-builder';

const FILLED: FineInput = { staff: 4, date: '2026-11-19', time: '09:05:00' };

const messages = (input: FineInput) =>
  (fineFormSchema.safeParse(input).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('the form of a fine', () => {
  it.each<[string, FineInput, string[]]>([
    [
      'everything',
      EMPTY_FINE,
      ['staff: validation:required', 'date: validation:required', 'time: validation:required'],
    ],
    ['a person', { ...FILLED, staff: '' }, ['staff: validation:required']],
    ['a whole date', { ...FILLED, date: 'incomplete' }, ['date: validation:date']],
    ['a day of the calendar', { ...FILLED, date: '2026-02-30' }, ['date: validation:date']],
    ['a time', { ...FILLED, time: '' }, ['time: validation:required']],
    ['an hour', { ...FILLED, time: ':15' }, ['time: validation:typedTime']],
  ])('requires %s [FIN-1]', (_, input, expected) => {
    expect(messages(input)).toEqual(expected);
  });

  it('becomes the request body; a time that is not late is allowed [FIN-1, C22]', () => {
    expect(fineFormSchema.parse(FILLED)).toEqual({ staff: 4, date: '2026-11-19', time: '09:05:00' });
    expect(messages({ ...FILLED, time: '08:00:00' })).toEqual([]);
  });

  it.each([
    ['09:05:00', '09:05'],
    ['09:05:30', '09:05'],
    ['08:30:01', '08:30:01'],
    ['09:00:00', '09:00'],
    ['09:00:30', '09:00:30'],
    ['10:00:59', '10:00:59'],
    ['10:00', '10:00'],
    ['9:05:00', '9:05:00'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('shows %j as %j: with seconds only if they decide the amount', (time, shown) => {
    expect(fineTime(time)).toBe(shown);
  });

  it.each([
    ['', false],
    ['00:00:00', true],
    ['08:30:00', true],
    ['08:31:00', false],
    ['23:59:00', false],
  ])('finds nobody late at %j: %s [C22]', (time, expected) => {
    expect(isPunctual(time)).toBe(expected);
  });
});

it('duplicates have the same person, date and time, the oldest first', () => {
  const [sent, sameDay] = [
    { staff: 4, date: '2026-08-04', time: '08:45:00' },
    { date: '2026-08-04' },
  ] as const;
  const stored = [
    buildFine({ ...sameDay, id: 907 }),
    buildFine({ ...sameDay, id: 903 }),
    buildFine({ ...sameDay, staffId: 5 }),
    buildFine({ date: '2026-08-05' }),
    buildFine({ ...sameDay, time: '08:46:00' }),
  ];
  expect(equalFines(sent, stored).map(({ id }) => id)).toEqual([903, 907]);
});

it.each([
  ['its month', '2026-08-31', 0],
  ['the month before', '2026-07-31', 0],
  ['its day', '2026-08-04', 1],
] as const)('is counted in a list that begins in %s', (_, date, expected) => {
  const listed = [buildFine({ date }), buildFine({ date: '2026-09-01' })];
  expect(countEqualFines({ staff: 4, date: '2026-08-04', time: '08:45:00' }, listed, '2026-09-15')).toBe(
    expected,
  );
});

it('cannot be counted in a list that begins after its month', () => {
  const listed = [buildFine({ date: '2026-09-01' })];
  const fine = { staff: 4, date: '2026-08-04', time: '08:45:00' } as const;
  expect(() => countEqualFines(fine, listed, '2026-09-15')).toThrow(
    'The list may lack the month of the fine',
  );
});

it('is missing in an empty list, unless its month is older than the previous one', () => {
  const fine = { staff: 4, date: '2026-08-04', time: '08:45:00' } as const;
  expect(countEqualFines(fine, [], '2026-08-31')).toBe(0);
  expect(countEqualFines(fine, [], '2026-09-30')).toBe(0);
  expect(() => countEqualFines(fine, [], '2026-10-01')).toThrow('The list may lack the month of the fine');
});
