// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { request } from '@/api/request';
import { countInvalidRows, getInvalidRows } from '@/api/invalid-rows';
import { fetchHourColumns, hourColumnsSchema } from '@/features/hours/api/hours-queries';
import { hoursOfPerson, listStretches, withDeleted } from '@/features/hours/explorer/model/explorer-source';
import type { CalendarDate } from '@/lib/calendar-date';
import { factAt, packHours, type HourFact } from '@/features/hours/explorer/model/hour-columns';
import { mockServer } from '@/mock-api/node';
import { slot, staffSlots } from '../work/slot-builders';
import { listFacts } from './hour-facts';
import { invariant } from '@/lib/invariant';

const hana = { id: 7, eng_name: 'Hana', jp_name: '花子' };
const museum = { id: 2, eng_name: 'Museum', jp_name: '博物館' };
const row = (staff_id: unknown, project_id: unknown, date: unknown) => ({
  staff_id,
  eng_name: 'Hana',
  jp_name: '花子',
  project_id,
  project_eng: 'Museum',
  project_jp: '博物館',
  date,
  periods: '09:00:00',
});
const ROWS = [
  row(7, 2, '2026-11-03'),
  row('7', '2', '2026-11-03T00:00:00.000000Z'),
  row(7, 2, '2026-11-04'),
  row(7, null, '2026-11-04'),
  row(7, 2, '0000-00-00'),
  'none',
];
const FACTS: HourFact[] = [
  { member: hana, project: museum, task: undefined, time: '2026-11-03', halfHours: 2 },
  { member: hana, project: museum, task: undefined, time: '2026-11-04', halfHours: 1 },
];

it('decodes half hours into columns, in the page and in a worker alike', async () => {
  const { result, invalidRows } = countInvalidRows(() => hourColumnsSchema.parse(ROWS));
  expect([listFacts(result), invalidRows]).toEqual([FACTS, 3]);

  const many = Array.from({ length: 12_000 }, () => ROWS).flat();
  mockServer.use(http.all('*/api/any', () => HttpResponse.json(many)));
  const { signal } = new AbortController();
  const fromWorker = await request(hourColumnsSchema, { path: 'any', signal, send: fetchHourColumns });
  expect(getInvalidRows(signal)).toBe(36_000);
  expect(listFacts(fromWorker)).toEqual(listFacts(hourColumnsSchema.parse(many)));
});

it('has no fact beyond the last entry', () => {
  expect(factAt(packHours(FACTS), 2)).toBeUndefined();
});

it('rejects facts with tasks beside facts without', () => {
  const [fact] = FACTS;
  invariant(fact, 'there is a fact');
  expect(() => packHours([{ ...fact, task: museum }, fact])).toThrow('all facts have tasks, or none has');
  expect(() => packHours([{ ...fact, task: museum }], packHours(FACTS))).toThrow('or none has');
  // Entries without hours only name a person, a project or a day.
  const named = packHours([{ ...fact, halfHours: 0 }], packHours([{ ...fact, task: museum }]));
  expect([...named.halfHours]).toEqual([2, 0]);
});

it('adds hours of deleted projects to the month that lacks them', () => {
  const stretches = listStretches({ start: '2026-10-20', end: '2026-11-30' }, '2026-09-08');
  expect(stretches.map(({ start, end }) => `${start} ${end}`)).toEqual([
    '2026-09-08 2026-09-30',
    '2026-10-01 2026-10-19',
    '2026-10-20 2026-10-31',
    '2026-11-01 2026-11-30',
  ]);
  const hours = [0, 0, 2, 1.5];
  const totals = stretches.map((range, place) => ({
    range,
    people: [{ ...hana, hours: hours[place] ?? 0 }],
  }));
  const time = stretches[2];
  expect(listFacts(withDeleted(packHours(FACTS), totals))).toEqual([
    ...FACTS,
    { member: hana, project: null, task: undefined, time, halfHours: 4 },
  ]);
});

it('reads the hours of deleted projects from the first compared day on', () => {
  const stretches = (start: CalendarDate) =>
    listStretches({ start: '2026-11-10', end: '2026-11-20' }, start).map(
      (days) => `${days.start} ${days.end}`,
    );
  expect(stretches('2026-11-10')).toEqual(['2026-11-10 2026-11-20']);
  expect(stretches('2026-10-01')).toEqual([
    '2026-10-01 2026-10-29',
    '2026-10-30 2026-10-31',
    '2026-11-01 2026-11-09',
    '2026-11-10 2026-11-20',
  ]);
});

it('has the tasks, and the days of deleted projects, for one person', () => {
  const deletedSlot = { ...slot('09:30', 9, 9), project: null, task: null };
  const day = [slot('08:30', 2, 1), slot('09:00', 2, 1), deletedSlot];
  const { days } = staffSlots(4, { '2026-10-31': day, '2026-11-02': day });
  const facts = listFacts(hoursOfPerson({ days }, hana, { start: '2026-11-01', end: '2026-11-30' }));
  expect(facts.map(({ project, task, time, halfHours }) => [project?.id, task?.id, time, halfHours])).toEqual(
    [
      [2, 1, '2026-11-02', 2],
      [undefined, undefined, '2026-11-02', 1],
    ],
  );
});
