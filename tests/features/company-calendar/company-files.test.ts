import { expect, it } from 'vitest';
import { equalsFile, holidayFile, mergeHolidays } from '@/features/company-calendar/model/holiday-file';
import { patternFile, patternSchema, readPatternLines } from '@/features/company-calendar/model/pattern-form';

const FILE = [
  { date: '2026-12-29', eng_name: 'Year end', jp_name: '年末', paid: true },
  { date: '2026-11-23' },
  { date: '2026-02-30' },
  'nothing',
];
const FOUND = [
  { date: '2027-01-01', title: 'New Year' },
  { date: '2027-01-01', title: '元日' },
  { date: '2027-01-01', title: 'New Year' },
  { date: '2026-12-29', title: 'Other words' },
  { date: '2026-11-23', title: 'Labour Thanksgiving Day' },
] as const;

it('a calendar adds days and names to the file, and changes none of its days', () => {
  const merged = mergeHolidays(FILE, FOUND, 'ja');
  expect(merged.map(({ date, name, change }) => [date, name, change])).toEqual([
    ['2026-11-23', 'Labour Thanksgiving Day', 'named'],
    ['2026-12-29', '年末', null],
    ['2027-01-01', 'New Year / 元日', 'added'],
  ]);
  expect(holidayFile(merged)).toBe(
    [
      '[',
      '  {"date":"2026-11-23","name":"Labour Thanksgiving Day"},',
      '  {"date":"2026-12-29","eng_name":"Year end","jp_name":"年末","paid":true},',
      '  {"date":"2027-01-01","name":"New Year / 元日"}',
      ']',
      '',
    ].join('\n'),
  );
  expect(mergeHolidays(JSON.parse(holidayFile(merged)), FOUND, 'en').every(({ change }) => !change)).toBe(
    true,
  );
});

it('a name that the calendar repeats is taken once, also if it contains the separator', () => {
  const event = { date: '2027-01-01', title: 'New Year / 元日' } as const;
  expect(mergeHolidays([], [event, event], 'en').map(({ name }) => name)).toEqual(['New Year / 元日']);
});

it.each([
  ['no day of the file is unticked', [], [], true],
  ['a day of the calendar is new', ['2027-01-01'], [], false],
  ['the only new day is unticked', ['2027-01-01'], ['2027-01-01'], true],
  ['a day of the file is unticked', [], ['2026-12-29'], false],
  ['a day of the file gets a name', ['2026-11-23'], [], false],
  ['the day that gets a name is unticked', ['2026-11-23'], ['2026-11-23'], false],
  ['a day of an earlier calendar is unticked', [], ['2027-05-03'], true],
] as const)('compares the days to save with the file where %s', (_, found, unticked, isSame) => {
  const merged = mergeHolidays(
    [{ date: '2026-12-29', name: 'Year end' }, { date: '2026-11-23' }],
    found.map((date) => ({ date, title: 'Holiday' })),
    'en',
  );
  expect(equalsFile(merged, new Set(unticked))).toBe(isSame);
});

it('a file without a list counts as an empty one', () => {
  expect(mergeHolidays({ error: 'no' }, [], 'en')).toEqual([]);
  expect(holidayFile([])).toBe('[]\n');
  expect(readPatternLines('no')).toEqual([]);
});

const line = (changes: object) => ({
  holder: 'staff:SG-0004',
  from: '2026-04-01',
  hours: [8, 8, 0, 7.5, 8, 0, 0].map((value) => ({ value })),
  ...changes,
});

it('working hours are exported as they were imported, one line each', () => {
  const file = [
    { staff_no: 'SG-0004', from: '2026-04-01', hours: [8, 8, 0, 7.5, 8, 0, 0] },
    { position: 3, from: '2026-01-01', hours: [6, 6, 6, 6, 6, 0, 0] },
    { staff_no: 'A:1', from: '2026-01-01', hours: [24, 0, 0, 0, 0, 0, 0] },
  ];
  const { lines } = patternSchema.parse({ lines: readPatternLines(file) });
  expect(patternFile(lines)).toBe(
    '[\n' +
      '  {"staff_no":"SG-0004","from":"2026-04-01","hours":[8,8,0,7.5,8,0,0]},\n' +
      '  {"position":3,"from":"2026-01-01","hours":[6,6,6,6,6,0,0]},\n' +
      '  {"staff_no":"A:1","from":"2026-01-01","hours":[24,0,0,0,0,0,0]}\n' +
      ']\n',
  );
});

it.each([
  ['nobody', { holder: '' }, ['lines.0.holder']],
  ['no day', { from: '' }, ['lines.0.from']],
  ['a day that does not exist', { from: '2026-02-30' }, ['lines.0.from']],
  ['a quarter of an hour', { hours: line({}).hours.with(1, { value: 7.25 }) }, ['lines.0.hours.1.value']],
  [
    'more hours than a day has',
    { hours: line({}).hours.with(6, { value: 24.5 }) },
    ['lines.0.hours.6.value'],
  ],
  ['less than nothing', { hours: line({}).hours.with(0, { value: -1 }) }, ['lines.0.hours.0.value']],
])('a line with %s is marked at the invalid field', (_, changes, paths) => {
  const { error } = patternSchema.safeParse({ lines: [line(changes)] });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(paths);
});

it('a second line for the same person and day is refused at its day', () => {
  const { error } = patternSchema.safeParse({ lines: [line({}), line({ from: '2026-05-01' }), line({})] });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['lines.2.from']);
});

it.each([
  [{ position: 3 }, 'position:3'],
  [{ position: '3' }, 'position:3'],
  [{ position: 'manager' }, ''],
  [{}, ''],
])('the holder of a line for %o is “%s”', (fields, holder) => {
  expect(readPatternLines([{ ...fields, from: '2026-04-01', hours: [] }])).toMatchObject([{ holder }]);
});

it('an invalid line of the file is shown as it is', () => {
  const [shown] = readPatternLines([{ staff_no: 'A', from: 'soon', hours: [8, '7,5'] }]);
  expect(shown).toMatchObject({ holder: 'staff:A', from: 'soon' });
  expect(shown?.hours.map(({ value }) => value)).toEqual([8, '7,5', '', '', '', '', '']);
});
