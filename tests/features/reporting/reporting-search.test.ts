import { describe, expect, it } from 'vitest';
import { pickedDates } from '@/features/reporting/model/reporting-draft';
import {
  readReportingChoice,
  readReportingView,
  shownDate,
} from '@/features/reporting/model/reporting-search';
import { datesBetween } from '@/lib/calendar-date';
import { writeUrlFields } from '@/lib/url-fields';
import { readSettingSearch } from '@/features/reporting/model/setting-search';

const read = (text: string) => {
  const params = new URLSearchParams(text);
  return { ...readReportingChoice(params), ...readReportingView(params) };
};
const FRIDAY = '2026-11-20';

describe('the URL of the reporting page', () => {
  it('names people, dates and view', () => {
    expect(
      read('mode=single&dates=2026-11-20,2026-11-17&staff=3,4&viewed=4&date=2026-11-20&view=paint&days=5'),
    ).toEqual({
      mode: 'single',
      dates: ['2026-11-20', '2026-11-17'],
      staffIds: [3, 4],
      viewed: 4,
      date: '2026-11-20',
      view: 'paint',
      days: 5,
    });
  });

  it.each([
    ['', null, null],
    ['dates=&staff=', [], []],
    ['dates=2026-02-30,tomorrow,2026-11-17,2026-11-17&staff=0,x,-1,8b,7,7', ['2026-11-17'], [7]],
  ])('falls back field by field for "%s"', (text, dates, staffIds) => {
    expect(read(text)).toMatchObject({
      mode: 'multiple',
      dates,
      staffIds,
      viewed: null,
      date: null,
      view: null,
    });
    expect(read(`${text}&mode=all&viewed=me&date=today`)).toMatchObject({
      mode: 'multiple',
      viewed: null,
      date: null,
    });
  });

  it('accepts the dates of a year, and as many people', () => {
    const ids = Array.from({ length: 367 }, (_, index) => index + 1);
    expect(read(`staff=${ids.join()}`).staffIds).toEqual(ids.slice(0, 366));
    const year = datesBetween('2028-01-01', '2028-12-31');
    expect(read(`dates=${year.join()}`).dates).toEqual(year);
  });

  it('defaults to the last five weekdays, or the last of them in single mode [RP-1]', () => {
    expect(pickedDates(read(''), FRIDAY)).toHaveLength(5);
    expect(pickedDates(read('mode=single'), FRIDAY)).toEqual([FRIDAY]);
    expect(pickedDates(read('dates='), FRIDAY)).toEqual([]);
  });

  it.each([
    ['date=2026-11-17', '2026-11-17'],
    ['date=2026-01-01', '2026-11-18'],
    ['', '2026-11-18'],
  ])('shows the requested date while it is picked, or else the last picked one: "%s"', (text, expected) => {
    const search = read(`dates=2026-11-17,2026-11-20,2026-11-18&${text}`);
    expect(shownDate(search.date, pickedDates(search, FRIDAY))).toBe(expected);
  });

  it('shows no day without dates', () => {
    expect(shownDate('2026-11-17', [])).toBeNull();
  });

  it('changes the named parameters and keeps the others', () => {
    const next = writeUrlFields(new URLSearchParams('staff=3&date=2026-11-17&other=1'), {
      dates: ['2026-11-20', '2026-11-17'],
      date: null,
    });
    expect(read(next.toString())).toMatchObject({
      dates: ['2026-11-20', '2026-11-17'],
      staffIds: [3],
      date: null,
    });
    expect(next.get('other')).toBe('1');
    expect(read(writeUrlFields(next, { dates: [], staff: [] }).toString())).toMatchObject({
      dates: [],
      staffIds: [],
    });
  });
});

it.each([
  ['staff=3&weekday=0', { staff: 3, weekday: 0, view: null }],
  ['staff=x&weekday=7&view=x', { staff: null, weekday: null, view: null }],
  ['view=many', { staff: null, weekday: null, view: 'many' }],
])('the URL of the settings page falls back field by field: "%s"', (text, expected) => {
  expect(readSettingSearch(new URLSearchParams(text))).toEqual(expected);
});
