import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterFines, NO_FILTER, readFineFilter } from '@/features/fines/model/fine-filter';
import { packHours } from '@/features/hours/explorer/model/hour-columns';
import { presetRange, RANGE_PRESETS } from '@/features/hours/model/date-range';
import { groupByMonth, groupByWeek } from '@/features/hours/model/project-hours';
import { readMemberReport } from '@/features/hours/model/member-report';
import { readQuestion, readRange } from '@/features/hours/model/report-search';
import { readRegistrationSearch } from '@/features/leave/model/registration-mode';
import { dateAfterKey } from '@/ui/keys/calendar-keys';
import { addRange, lastWeekdays, toggleWeekday, workWeek } from '@/features/reporting/model/date-selection';
import { monthWeeks } from '@/features/dashboard/components/month/describe-month';
import { pickedDates } from '@/features/reporting/model/reporting-draft';
import { readReportingChoice, readReportingView } from '@/features/reporting/model/reporting-search';
import { formatDate, formatDayOfMonth } from '@/i18n/format';
import {
  addDays,
  addMonths,
  datesBetween,
  daysBetween,
  firstOfMonth,
  isCalendarDate,
  isWeekend,
  lastOfMonth,
  toCalendarDate,
  getWeekday,
  type CalendarDate,
} from '@/lib/calendar-date';
import { parseTypedDate } from '@/lib/typed-date';
import { readSettingSearch } from '@/features/reporting/model/setting-search';

const RUNS = { numRuns: 200, seed: 20261122 };

/** The ends of what a calendar holds, and what servers send in place of a day. */
const ODD = [
  ...['9999-12-31', '9999-12-01', '9999-01-31', '0100-01-01', '0100-12-31', '0999-12-31', '1000-01-01'],
  ...['0001-01-01', '0099-12-31', '0000-00-00', '-0001-11-30', '-0001-11-30T00:00:00.000000Z', '10000-01-01'],
  ...['2026-11-20T00:00:00', '2026-02-30', '', 'NaN', 'Invalid Date', '+275760-09-13', '１２', '\u0000'],
];

const someDay = fc
  .date({ min: new Date('0100-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyDate = fc.oneof(fc.constantFrom(...ODD), someDay, fc.string({ maxLength: 12 }));
const realDate = anyDate.filter(isCalendarDate);

const factOn = (time: CalendarDate) => ({
  time,
  member: { id: 1, eng_name: 'A', jp_name: 'あ' },
  project: { id: 1, eng_name: 'P', jp_name: 'プ' },
  halfHours: 2,
});

const ALONE = { ctrlKey: false, metaKey: false, altKey: false };
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

describe('any date', () => {
  it('is accepted by all date functions without an error', () => {
    fc.assert(
      fc.property(realDate, fc.integer({ min: -900, max: 900 }), (date, count) => {
        for (const language of ['en', 'ja'] as const)
          void [formatDate(date, language), formatDayOfMonth(date, language)];
        for (const made of [
          addDays(date, count),
          addMonths(date, count),
          firstOfMonth(date),
          lastOfMonth(date),
        ])
          expect(typeof made).toBe('string');
        void [getWeekday(date), isWeekend(date), daysBetween(date, '2026-11-20')];
        expect(datesBetween(date, addDays(date, 3)).length).toBeLessThanOrEqual(4);
        void [monthWeeks(date), workWeek(date), lastWeekdays(date), toggleWeekday([], 1, date)];
        void [
          addRange([date], date, addDays(date, 9)),
          ...KEYS.map((key) => dateAfterKey(date, { key, ...ALONE })),
        ];
        void [
          ...RANGE_PRESETS.map((preset) => presetRange(preset, date)),
          filterFines([], NO_FILTER, date, ''),
        ];
        const hours = packHours([factOn(date)]);
        void [groupByMonth(hours), groupByWeek(hours, date, 3)];
      }),
      RUNS,
    );
  });

  it('is parsed from any text without an error', () => {
    fc.assert(
      fc.property(anyDate, (text) => {
        void parseTypedDate(text);
        expect(typeof toCalendarDate(new Date(text))).toBe('string');
      }),
      RUNS,
    );
  });

  it('stays in the range of the calendar, however far it is moved', () => {
    fc.assert(
      fc.property(realDate, fc.integer({ min: -9_000_000, max: 9_000_000 }), (date, count) => {
        const reached = [addDays(date, count), addMonths(date, count), firstOfMonth(date), lastOfMonth(date)];
        expect(reached.filter((day) => !isCalendarDate(day))).toEqual([]);
        expect(monthWeeks(date).flat()).toContain(date);
        expect(monthWeeks(date).flat().every(isCalendarDate)).toBe(true);
      }),
      RUNS,
    );
  });

  it('in a URL is read as a valid day, or not at all', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (one, other) => {
        const params = new URLSearchParams({
          dates: `${one},${other}`,
          date: one,
          start: one,
          end: other,
          weeks: '2',
          month: one,
          staff: one,
          viewed: other,
          weekday: one,
          member: one,
          by: one,
          then: other,
          mode: one,
          record: one,
        });
        const choice = readReportingChoice(params);
        const range = readRange(params);
        const { date } = readReportingView(params);
        const read = [
          ...pickedDates(choice, '2026-11-20'),
          ...(date === null ? [] : [date]),
          ...(range ? [range.start, range.end] : []),
        ];
        expect(read.filter((date) => !isCalendarDate(date))).toEqual([]);
        void [readSettingSearch(params), readQuestion(params), readMemberReport(params)];
        void [readRegistrationSearch(params), readFineFilter(params)];
      }),
      RUNS,
    );
  });
});
