import { describe, expect, it } from 'vitest';
import {
  countStates,
  createDayPatch,
  getRoundedMinutes,
  tickKey,
} from '@/features/import/hours/model/day-plan';
import type { Rounding } from '@/features/work/model/rounding';
import { applyPatch, type PatchedSlot } from '@/features/work/model/slot-patch';
import { createFingerprint } from '@/lib/fingerprint';
import { check, CONTEXT, describeFile, createRecords, describeDay } from './hours-driver';

const DATE = '2026-11-20';
const HEAD = 'Date,Start,End,Hours,Project,Task';
const file = (...rows: string[]) => [HEAD, ...rows.map((row) => `${DATE},${row}`)].join('\n');

const slot = (minutes: number, projectId = 1, taskId = 1): PatchedSlot => ({
  staffId: 4,
  date: DATE,
  minutes,
  wanted: { projectId, taskId },
});
const recorded = (...slots: PatchedSlot[]) => new Map([[4, createRecords(4, slots)]]);

describe('half hours of a file', () => {
  it.each<[string, string[], Record<Rounding, string[]>]>([
    [
      'whole ones',
      ['9:00,10:00,,PNT,MTG'],
      { up: ['09:00–10:00 2/2'], nearest: ['09:00–10:00 2/2'], down: ['09:00–10:00 2/2'] },
    ],
    [
      'ten minutes on both sides',
      ['8:50,10:10,,PNT,MTG'],
      { up: ['08:30–10:30 2/2'], nearest: ['09:00–10:00 2/2'], down: ['09:00–10:00 2/2'] },
    ],
    [
      'a quarter on both sides',
      ['9:15,9:45,,PNT,MTG'],
      { up: ['09:00–10:00 2/2'], nearest: ['09:00–10:00 2/2'], down: [] },
    ],
    ['a few minutes', ['9:00,9:10,,PNT,MTG'], { up: ['09:00–09:30 2/2'], nearest: [], down: [] }],
    [
      'three works in one: that with the most minutes has it',
      ['9:00,9:08,,SCH01,DEV', '9:08,9:22,,PNT,MTG', '9:22,9:30,,SCH01,MTG'],
      { up: ['09:00–09:30 2/2'], nearest: ['09:00–09:30 2/2'], down: ['09:00–09:30 2/2'] },
    ],
    [
      'the same work with a pause: its minutes count together',
      ['9:00,9:10,,PNT,MTG', '9:12,9:20,,PNT,MTG'],
      { up: ['09:00–09:30 2/2'], nearest: ['09:00–09:30 2/2'], down: [] },
    ],
    [
      'hours without times, of several rows together',
      [',,0.25,PNT,MTG', ',,0.4,PNT,MTG', ',,0.2,PNT,MTG'],
      { up: ['08:30–09:30 2/2'], nearest: ['08:30–09:30 2/2'], down: ['08:30–09:00 2/2'] },
    ],
  ])('%s', (_name, rows, expected) => {
    for (const rounding of ['up', 'nearest', 'down'] as const) {
      const found = describeFile(file(...rows), { rounding }).map((text) =>
        text.replace(`4 ${DATE} `, '').replace(/ new.*/, ''),
      );
      expect([rounding, found]).toEqual([rounding, expected[rounding]]);
    }
  });

  it('name the minutes that rounding adds or removes', () => {
    const listMinutes = (rounding: Rounding) =>
      check(file('8:50,10:10,,PNT,MTG', ',,0.4,SCH01,DEV'), { rounding }).days.map((day) => [
        day.minutes,
        getRoundedMinutes(day),
      ]);
    expect([listMinutes('up'), listMinutes('nearest'), listMinutes('down')]).toEqual([
      [[104, 46]],
      [[104, -14]],
      [[104, -44]],
    ]);
  });

  it('are marked where two rows have different work at the same time: the upper row wins', () => {
    expect(describeFile(file('9:00,10:00,,PNT,MTG', '9:30,10:30,,SCH01,DEV'))).toEqual([
      `4 ${DATE} 09:00–09:30 2/2 new`,
      `4 ${DATE} 09:30–10:00 2/2 new*`,
      `4 ${DATE} 10:00–10:30 1/1 new`,
    ]);
    expect(describeFile(file('9:00,10:00,,PNT,MTG', '9:30,10:30,,PNT,MTG'))).toEqual([
      `4 ${DATE} 09:00–10:30 2/2 new`,
    ]);
    expect(describeFile(file('9:00,10:00,,PNT,MTG', '9:00,10:00,,PNT,MTG'))).toEqual([
      `4 ${DATE} 09:00–10:00 2/2 new`,
    ]);
  });

  it('are compared with recorded hours: equal ones are unchanged, other work is replaced only if selected', () => {
    const { days } = check(file('9:00,10:30,,PNT,MTG', '7:30,8:30,,PNT,MTG'), {
      context: { recorded: recorded(slot(540, 2, 2), slot(570, 1, 1)) },
    });
    expect(days.flatMap(describeDay)).toEqual([
      `4 ${DATE} 07:30–08:30 2/2 outside`,
      `4 ${DATE} 09:00–09:30 2/2 same`,
      `4 ${DATE} 09:30–10:00 2/2 replaces`,
      `4 ${DATE} 10:00–10:30 2/2 new`,
    ]);
    const listStarts = (ticks: Set<string>) =>
      [...createDayPatch(days, ticks).values()].map(({ minutes }) => minutes);
    expect(listStarts(new Set())).toEqual([600]);
    expect(listStarts(new Set([tickKey(`4 ${DATE}`, 'leave')]))).toEqual([600]);
    expect(listStarts(new Set([tickKey(`4 ${DATE}`, 'replaces')]))).toEqual([570, 600]);
  });

  it('are left out during leave: half a day leaves room for four hours', () => {
    const createLeave = (hours: number) => ({
      leaveHours: new Map([[4, new Map([[DATE, hours]] as const)]]),
    });
    const rows = file('8:30,12:00,,PNT,MTG', '13:00,15:00,,PNT,MTG');
    expect(describeFile(rows, { context: createLeave(8) })).toEqual([
      `4 ${DATE} 08:30–12:00 2/2 leave`,
      `4 ${DATE} 13:00–15:00 2/2 leave`,
    ]);
    expect(describeFile(rows, { context: createLeave(4) })).toEqual([
      `4 ${DATE} 08:30–12:00 2/2 new`,
      `4 ${DATE} 13:00–13:30 2/2 new`,
      `4 ${DATE} 13:30–15:00 2/2 leave`,
    ]);
  });
});

describe('hours without times', () => {
  it('fill the free half hours from 8:30 on, around recorded and imported ones; lunch is filled last', () => {
    expect(
      describeFile(file('8:30,9:00,,SCH01,DEV', ',,8,PNT,MTG'), {
        context: { recorded: recorded(slot(540, 1, 2)) },
      }),
    ).toEqual([
      `4 ${DATE} 08:30–09:00 1/1 new`,
      `4 ${DATE} 09:30–12:00 2/2 new~`,
      `4 ${DATE} 13:00–18:30 2/2 new~`,
    ]);
  });

  it('use lunch, and report hours without room, on a full day', () => {
    const { days } = check(file(',,15,PNT,MTG', ',,2,SCH01,DEV'));
    expect(days.flatMap(describeDay)).toEqual([
      `4 ${DATE} 08:30–12:30 2/2 new~`,
      `4 ${DATE} 12:30–13:00 1/1 new~`,
      `4 ${DATE} 13:00–24:00 2/2 new~`,
    ]);
    expect(days.map(({ noRoom }) => noRoom)).toEqual([3]);
  });

  it('are matched with equal work that is already recorded', () => {
    const recordedAfternoon = recorded(slot(900, 2, 2), slot(930, 2, 2));
    expect(describeFile(file(',,1.5,PNT,MTG'), { context: { recorded: recordedAfternoon } })).toEqual([
      `4 ${DATE} 08:30–09:00 2/2 new~`,
      `4 ${DATE} 15:00–16:00 2/2 same~`,
    ]);
  });
});

describe('a second import', () => {
  /** Creates a generator of pseudo-random numbers, which repeats for each seed. */
  function createRandom(seed: number) {
    let state = seed;
    return (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
  }

  it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
    'of the same file changes nothing: seed %i',
    (seed) => {
      const random = createRandom(seed);
      const rows = Array.from({ length: 12 }, () => {
        const work = `${['SCH01', 'PNT'][random(2)]},${['DEV', 'MTG'][random(2)]}`;
        if (random(3) === 0) return `,,${random(16) / 4},${work}`;
        const start = 400 + random(800);
        const finish = start + random(240);
        const clock = (minutes: number) =>
          `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
        return `${clock(start)},${clock(finish)},,${work}`;
      });
      const rounding = (['up', 'nearest', 'down'] as const)[seed % 3] ?? 'up';
      const before = recorded(slot(510 + 30 * random(20)), slot(510 + 30 * random(20), 2, 2));
      const first = check(file(...rows), { rounding, context: { recorded: before } });
      const patch = createDayPatch(first.days, new Set());
      const after = applyPatch(before, patch);
      const second = check(file(...rows), { rounding, context: { recorded: after } });
      expect(createDayPatch(second.days, new Set()).size).toBe(0);
      expect(second.days.map((day) => countStates(day).new)).toEqual(second.days.map(() => 0));
    },
  );
});

describe('unknown names', () => {
  it('are collected once each, and replaced by the chosen match', () => {
    const rows = `${HEAD},User\n${DATE},9:00,9:30,,Old name,MTG,Somebody\n${DATE},9:30,10:00,,old  NAME,,hninyu\n`;
    const { unknown, days } = check(rows);
    expect(days).toEqual([]);
    expect(unknown.map(({ kind, text, rowCount: count, id }) => [kind, text, count, id])).toEqual([
      ['person', 'Somebody', 1, undefined],
      ['project', 'Old name', 2, undefined],
      ['task', '', 1, undefined],
    ]);
    const createMark = (kind: string, key: string) => createFingerprint(`${kind}\n${key}`);
    const chosen = new Map<string, number | null>([
      [createMark('project', 'oldname'), 2],
      [createMark('task', ''), 1],
      [createMark('person', 'somebody'), null],
    ]);
    expect(describeFile(rows, { chosen })).toEqual([
      `4 ${DATE} 09:30–10:00 2/1 new`,
      '2 hours.problem.unknown',
    ]);
  });

  it('include names that match two people', () => {
    const named = {
      ...CONTEXT.named,
      person: [...CONTEXT.named.person, { id: 7, words: ['Hnin Yu Wai'] }],
    };
    const rows = `${HEAD},User\n${DATE},9:00,9:30,,PNT,MTG,Hnin Yu Wai\n`;
    expect(check(rows, { context: { named } }).unknown).toMatchObject([
      { kind: 'person', text: 'Hnin Yu Wai' },
    ]);
  });
});

describe('a large file', () => {
  it('of 10,000 rows is read completely', () => {
    const day = (index: number) =>
      `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`;
    const rows = Array.from({ length: 10_000 }, (_, index) => {
      const hour = 8 + (index % 10);
      const person = ['hninyu', 'tanaka@example.com', 'Jiro Tanaka'][index % 3];
      return `${day(index)},${hour}:0${index % 10},${hour + 1}:1${index % 10},,SCH01,Development,${person}`;
    });
    const { days, omitted } = check(`${HEAD},User\n${rows.join('\n')}\n`);
    expect([days.length, omitted.length]).toEqual([84, 0]);
  });
});
