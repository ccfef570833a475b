import { describe, expect, it } from 'vitest';
import {
  conflictSpans,
  jobTarget,
  keepMine,
  keepTheirs,
} from '@/features/reporting/outbox/model/job-decisions';
import {
  checkJob,
  nextJob,
  parkJob,
  countWaiting,
  withOutbox,
} from '@/features/reporting/outbox/model/outbox-jobs';
import { formatJobs, parseJobs } from '@/features/reporting/outbox/model/outbox-text';
import { recordedOn, type SlotContent } from '@/features/work/model/slot-patch';
import type { CalendarDate } from '@/lib/calendar-date';
import { A, DAY, key, patch, slot } from '../../work/slot-builders';
import { B, befores, clear, fill, holds, job, OTHER_DAY, refused } from './job-builders';

describe('a conflict', () => {
  const waiting = job('1', fill(A, '09:00', '09:30', '10:00'));
  const standing = holds(slot('09:00', 7, 7), slot('09:30', 7, 7));
  const { conflicts } = checkJob(waiting, standing);
  const parked = parkJob([waiting], '1', { reason: 'conflict', conflicts });

  it.each<
    [
      string,
      readonly (readonly [
        time: string,
        current: SlotContent,
        wanted: SlotContent,
        date?: CalendarDate,
        staffId?: number,
      ])[],
      number,
    ]
  >([
    [
      'one after the other',
      [
        ['09:00', B, A],
        ['09:30', B, A],
      ],
      1,
    ],
    [
      'apart',
      [
        ['09:00', B, A],
        ['10:00', B, A],
      ],
      2,
    ],
    [
      'with other recorded work',
      [
        ['09:00', B, A],
        ['09:30', null, A],
      ],
      2,
    ],
    [
      'with other submitted work',
      [
        ['09:00', B, A],
        ['09:30', B, null],
      ],
      2,
    ],
    [
      'on two days',
      [
        ['23:30', B, A],
        ['24:00', B, A, OTHER_DAY],
      ],
      2,
    ],
    [
      'of two people',
      [
        ['09:00', B, A],
        ['09:30', B, A, DAY, 9],
      ],
      2,
    ],
  ])('is shown in spans of equal half hours: %s', (_, halfHours, count) => {
    const all = halfHours.map(([time, current, wanted, date, staffId]) => ({
      slot: { ...key(time, date, staffId), wanted, before: null },
      current,
    }));
    expect(conflictSpans(all)).toHaveLength(count);
  });

  it('is shown in one span for neighbouring half hours', () => {
    expect(conflictSpans(conflicts)).toEqual([
      { staffId: 4, date: DAY, start: 540, finish: 600, current: { projectId: 7, taskId: 7 }, wanted: A },
    ]);
  });

  it('ends when the user keeps either version, and returns after a further change', () => {
    const [theirs] = keepTheirs(parked, '1');
    expect(theirs?.slots.map(({ minutes }) => minutes)).toEqual([600]);
    const [mine] = keepMine(parked, '1');
    expect(mine && checkJob(mine, standing)).toMatchObject({ conflicts: [], patch: { size: 3 } });
    expect(mine && checkJob(mine, holds(slot('09:00', 8, 8))).conflicts).toHaveLength(2);
    expect(befores([...keepMine(parked, '1')], '1')).toEqual([
      ...conflicts.map(({ current }) => current),
      null,
    ]);
    expect(mine && nextJob([mine])).toBe(mine);
  });

  it('is resolved in its own job only, and only while it has a conflict', () => {
    const other = { ...waiting, id: '2' };
    for (const decide of [keepMine, keepTheirs]) {
      expect(decide([parked[0] ?? other, other], '2')).toEqual([...parked, other]);
      expect(decide(parkJob([other], '2', refused), '2')).toEqual(parkJob([other], '2', refused));
    }
  });

  it('removes the job when none of its half hours remain', () => {
    const all = checkJob(job('1', fill(A, '09:00')), standing).conflicts;
    const only = parkJob([job('1', fill(A, '09:00'))], '1', { reason: 'conflict', conflicts: all });
    expect(keepTheirs(only, '1')).toEqual([]);
  });
});

describe('the shown half hours while jobs wait', () => {
  it('are those that will be recorded, in job order, each marked as waiting', () => {
    const jobs = [job('1', fill(A, '09:00', '09:30')), job('2', fill(B, '09:00')), job('3', clear('10:00'))];
    const before = holds(slot('10:00'), slot('11:00'));
    const day = recordedOn(withOutbox(before, jobs), 4, DAY);
    const shown = [...day.values()].map((one) => [one.minutes, one.projectId, one.isWaiting]);
    expect(shown).toEqual([
      [660, 1, undefined],
      [540, 2, true],
      [570, 1, true],
    ]);
    expect(withOutbox(before, [])).toBe(before);
  });
});

describe('the summary of jobs', () => {
  it('names the people and dates of a job, with dates in order', () => {
    const of = job('1', patch(['09:00', A, OTHER_DAY, 9], ['09:00', A], ['09:30', A]));
    expect(jobTarget(of)).toEqual({ staffIds: [9, 4], dates: [DAY, OTHER_DAY] });
  });

  it('counts the waiting half hours of a person and date, each once', () => {
    const jobs = [
      job('1', patch(['09:00', A], ['09:30', A], ['10:00', A, OTHER_DAY], ['09:00', A, DAY, 9])),
      job('2', fill(B, '09:00')),
    ];
    const count = (staffId: number, date: CalendarDate) => countWaiting(jobs, staffId, date);
    expect([count(4, DAY), count(4, OTHER_DAY), count(9, DAY), count(9, OTHER_DAY)]).toEqual([2, 1, 1, 0]);
  });
});

describe('a stored job', () => {
  const STORED = {
    id: '1',
    queuedAt: 0,
    slots: [
      {
        staff_id: 4,
        date: DAY,
        period: '09:00:00',
        wanted: { project_id: 1, task_id: 1 },
        before: { project_id: 2, task_id: 2 },
      },
      { staff_id: 4, date: DAY, period: '09:30:00', wanted: null, before: null },
    ],
    parking: null,
    kind: 'fill',
  };

  const storedAt = (period: string) =>
    JSON.stringify({ version: 1, jobs: [{ ...STORED, slots: [{ ...STORED.slots[0], period }] }] });

  it('has the stored names of an earlier release', () => {
    const { jobs } = JSON.parse(
      formatJobs([job('1', patch(['09:00', null], ['09:30', A])), job('2', clear('10:00'))]),
    );
    expect(jobs).toMatchObject([{ kind: 'fill' }, { kind: 'clear' }]);
  });

  it('with an invalid state is tried again', () => {
    const odd = { ...STORED, parking: { reason: 'odd' } };
    expect(parseJobs(JSON.stringify({ version: 1, jobs: [odd] }))).toMatchObject([
      { id: '1', parking: null },
    ]);
  });

  const parked = parkJob([job('1', fill(A, '09:00')), job('2', clear('09:00'))], '1', {
    reason: 'conflict',
    conflicts: [{ slot: { ...key('09:00'), wanted: A, before: 'unknown' }, current: null }],
  });

  it('is unchanged by storing and reading', () => {
    expect(parseJobs(formatJobs(parked))).toEqual(parked);
  });

  it('is stored in the format of earlier releases', () => {
    const text = JSON.stringify({ version: 1, jobs: [STORED] });
    expect(parseJobs(text)).toEqual([
      job('1', patch(['09:00', A], ['09:30', null]), holds(slot('09:00', 2, 2))),
    ]);
    expect(formatJobs(parseJobs(text))).toBe(text);
  });

  it('with a conflict keeps the names of earlier releases', () => {
    const conflict = { slot: STORED.slots[0], stands: { project_id: 7, task_id: 7 } };
    const parking = { reason: 'conflict', conflicts: [conflict] };
    const text = JSON.stringify({ version: 1, jobs: [{ ...STORED, parking }] });
    expect(parseJobs(text)[0]?.parking).toMatchObject({
      conflicts: [{ current: { projectId: 7, taskId: 7 } }],
    });
    expect(formatJobs(parseJobs(text))).toBe(text);
  });

  it.each([
    ['nothing', '', 0],
    ['no JSON', '{"jobs', 0],
    ['another version', JSON.stringify({ version: 2, jobs: [STORED] }), 0],
    ['a job without half hours', JSON.stringify({ version: 1, jobs: [{ ...STORED, slots: [] }] }), 0],
    ['a half hour without a time', storedAt('x9:00:00'), 0],
    ['a time with more behind it', storedAt('09:00:00:00'), 0],
    ['a time after midnight', storedAt('24:00:00'), 0],
    ['one bad job', JSON.stringify({ version: 1, jobs: [{ id: 5 }, STORED] }), 1],
  ])('with %s is read without an error', (_name, text, count) => {
    expect(parseJobs(text)).toHaveLength(count);
  });
});
