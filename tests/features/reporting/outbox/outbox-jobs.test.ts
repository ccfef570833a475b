import { describe, expect, it } from 'vitest';
import {
  addJob,
  checkJob,
  countSlots,
  createJob,
  dropJob,
  finishJob,
  keepMine,
  keepTheirs,
  nextJob,
  parkJob,
  touchesWaiting,
  unpark,
  type Parking,
  type SlotJob,
  type SlotJobs,
} from '@/features/reporting/outbox/model/outbox-jobs';
import { formatJobs, parseJobs } from '@/features/reporting/outbox/model/outbox-text';
import type { SlotContent, SlotPatch } from '@/features/work/model/slot-patch';
import { toWrites } from '@/features/work/model/slot-writes';
import { conflictSpans, targetOf } from '@/features/reporting/outbox/model/job-words';
import { countWaiting, withOutbox } from '@/features/reporting/outbox/model/outbox-slots';
import { A, DAY, key, patch, recorded, slot, staffSlots } from '../../work/slot-builders';

const OTHER_DAY = '2026-11-23';
const B = { project_id: 2, task_id: 2 };

const fill = (work: SlotContent, ...times: string[]) => patch(...times.map((time) => [time, work] as const));
const clear = (...times: string[]) => fill(null, ...times);
const holds = (...slots: ReturnType<typeof slot>[]) => recorded(staffSlots(4, { [DAY]: slots }));
const job = (id: string, patch: SlotPatch, before = holds()): SlotJob =>
  createJob(patch, before, { id, queuedAt: 0 });
const refused: Parking = { reason: 'refused', message: 'no' };
const appendJob = (jobs: SlotJobs, next: SlotJob) => addJob(jobs, next).jobs;
const ids = (jobs: SlotJobs) => jobs.map(({ id }) => id);
const befores = (jobs: SlotJobs, id: string) =>
  jobs.find((one) => one.id === id)?.slots.map(({ before }) => before);

describe('a job against what the server holds now', () => {
  const both = fill(A, '09:00', '09:30');

  it.each([
    ['nothing, as before', holds(), 0, 2],
    ['all of it already', holds(slot('09:00'), slot('09:30')), 0, 0],
    ['a part of it already: the day is sent whole', holds(slot('09:00')), 0, 2],
    ['work of somebody else', holds(slot('09:30', 7, 7)), 1, 2],
  ])('%s', (_name, standing, conflicts, rows) => {
    const check = checkJob(job('1', both), standing);
    expect([check.conflicts.length, check.patch.size]).toEqual([conflicts, rows]);
  });

  it('may replace what the user saw there', () => {
    const before = holds(slot('09:00', 7, 7));
    expect(checkJob(job('1', both, before), before).conflicts).toEqual([]);
  });

  it('counts somebody else’s clearing as a change, unless clearing was wanted', () => {
    const before = holds(slot('09:00', 7, 7));
    expect(checkJob(job('1', fill(A, '09:00'), before), holds()).conflicts).toHaveLength(1);
    expect(checkJob(job('1', clear('09:00'), before), holds())).toEqual({
      conflicts: [],
      patch: patch(),
    });
  });

  it('replaces nothing where it was not known what stood there', () => {
    const unknown = createJob(both, recorded(), { id: '1', queuedAt: 0 });
    expect(unknown.slots.map(({ before }) => before)).toEqual(['unknown', 'unknown']);
    expect(checkJob(unknown, holds()).conflicts).toEqual([]);
    expect(checkJob(unknown, holds(slot('09:00', 7, 7))).conflicts).toHaveLength(1);
  });

  it('leaves days alone that are complete', () => {
    const days = patch(['09:00', A], ['09:00', A, OTHER_DAY]);
    const { patch: left } = checkJob(job('1', days), holds(slot('09:00')));
    expect([...left.keys()]).toEqual([`4 ${OTHER_DAY} 09:00:00`]);
  });

  it('may clear and fill at once, and sends the whole day of what is left of either', () => {
    const mixed = job('1', patch(['09:00', null], ['09:30', A]), holds(slot('09:00')));
    expect(toWrites(checkJob(mixed, holds(slot('09:00'), slot('09:30'))).patch)).toEqual([
      { kind: 'clear', rows: [key('09:00')] },
      { kind: 'fill', rows: [{ ...key('09:30'), ...A }] },
    ]);
  });
});

describe('the order of jobs', () => {
  it('is theirs, past parked ones that share no half hour', () => {
    const jobs = [job('1', fill(A, '09:00')), job('2', fill(B, '09:00')), job('3', fill(B, '10:00'))];
    expect(nextJob(jobs)?.id).toBe('1');
    expect(nextJob(parkJob(jobs, '1', refused))?.id).toBe('3');
    expect(nextJob(parkJob(parkJob(jobs, '1', refused), '3', refused))).toBeUndefined();
  });

  it('lets a new job take the place of a refused one that it covers', () => {
    const jobs = parkJob([job('1', fill(A, '09:00'), holds(slot('09:00', 7, 7)))], '1', refused);
    const next = job('2', fill(B, '09:00', '09:30'), holds(slot('09:00')));
    const appended = appendJob(jobs, next);
    expect(ids(appended)).toEqual(['2']);
    expect(befores(appended, '2')).toEqual([{ project_id: 7, task_id: 7 }, null]);
    expect(ids(appendJob(jobs, job('2', fill(B, '09:30'))))).toEqual(['1', '2']);
    expect(ids(appendJob([job('1', fill(A, '09:00'))], next))).toEqual(['1', '2']);
  });

  it('lets only the next job on a half hour start from what a dropped one started from', () => {
    const jobs = [
      job('1', fill(A, '09:00')),
      job('2', fill(B, '09:00'), holds(slot('09:00'))),
      job('3', fill(A, '09:00'), holds(slot('09:00', 2, 2))),
    ];
    const left = dropJob(jobs, '1');
    expect([befores(left, '2'), befores(left, '3')]).toEqual([[null], [B]]);
  });

  it('takes in nothing that waits already, but whole days of what is new', () => {
    const both = (work: typeof A, ...times: string[]) =>
      patch(
        ...times.map((time) => [time, A] as const),
        ...times.map((time) => [time, work, OTHER_DAY] as const),
      );
    const jobs = [job('1', both(A, '09:00', '09:30'))];
    const slots = (jobId: string, of: SlotPatch) => {
      const added = addJob(jobs, job(jobId, of));
      return [added.id, added.jobs.map((one) => one.slots.length)];
    };
    expect(slots('2', both(A, '09:00', '09:30'))).toEqual(['1', [4]]);
    expect(slots('2', both(A, '09:30'))).toEqual(['1', [4]]);
    // The older server replaces a day with what one call holds.
    expect(slots('2', both(A, '09:00', '10:00'))).toEqual(['2', [4, 4]]);
    expect(slots('2', both(B, '09:00', '09:30'))).toEqual(['2', [4, 2]]);
    expect(slots('2', clear('09:00'))).toEqual(['2', [4, 1]]);
    expect(countSlots(appendJob(jobs, job('2', both(B, '09:00', '10:00'))))).toBe(6);
  });

  it('takes in again what the server refused, and what a later job undoes', () => {
    const first = job('1', fill(A, '09:00'));
    expect(ids(appendJob(parkJob([first], '1', refused), job('2', fill(A, '09:00'))))).toEqual(['2']);
    const undone = [first, job('2', clear('09:00'))];
    expect(ids(appendJob(undone, job('3', fill(A, '09:00'))))).toEqual(['1', '2', '3']);
  });

  it('loses nothing but the job that is dropped, and no job that is not there', () => {
    const jobs = [job('1', fill(A, '09:00')), job('2', fill(A, '09:30')), job('3', fill(A, '10:00'))];
    expect(dropJob(jobs, '2')).toEqual([jobs[0], jobs[2]]);
    expect(dropJob(jobs, '9')).toBe(jobs);
    expect(finishJob(jobs, '2')).toEqual([jobs[0], jobs[2]]);
  });

  it('keeps a refused job of which the new one covers a part, and a conflict that it covers wholly', () => {
    const first = job('1', fill(A, '09:00', '09:30'));
    const next = job('2', fill(B, '09:00', '09:30'));
    const conflict: Parking = { reason: 'conflict', conflicts: [] };
    expect(ids(appendJob(parkJob([first], '1', refused), job('2', fill(B, '09:00'))))).toEqual(['1', '2']);
    expect(ids(appendJob(parkJob([first], '1', conflict), next))).toEqual(['1', '2']);
    expect(ids(appendJob(parkJob([first], '1', refused), next))).toEqual(['2']);
  });

  it('lets a parked job be tried again, and no other', () => {
    const jobs = [job('1', fill(A, '09:00')), job('2', fill(A, '09:30'))];
    const parked = jobs.reduce<SlotJobs>((all, { id }) => parkJob(all, id, refused), jobs);
    expect(unpark(parked, '1')).toEqual([jobs[0], parked[1]]);
  });

  it('holds back a job that shares one half hour with a parked one', () => {
    const jobs = [job('1', fill(A, '09:00')), job('2', fill(B, '09:00', '09:30'))];
    expect(nextJob(parkJob(jobs, '1', refused))).toBeUndefined();
  });

  it('makes a write wait behind its half hours', () => {
    const jobs = [job('0', fill(A, '08:30')), job('1', fill(A, '09:00', '09:30'))];
    expect(touchesWaiting(jobs, clear('09:00', '10:00'))).toBe(true);
    expect(touchesWaiting(jobs, clear('10:00'))).toBe(false);
  });
});

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
        stands: SlotContent,
        wanted: SlotContent,
        date?: string,
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
      'with other work there',
      [
        ['09:00', B, A],
        ['09:30', null, A],
      ],
      2,
    ],
    [
      'with other work wanted',
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
  ])('is shown in spans of what is alike: %s', (_, halfHours, count) => {
    const all = halfHours.map(([time, stands, wanted, date, staffId]) => ({
      slot: { ...key(time, date, staffId), wanted, before: null },
      stands,
    }));
    expect(conflictSpans(all)).toHaveLength(count);
  });

  it('is shown in one span for neighbours', () => {
    expect(conflictSpans(conflicts)).toEqual([
      { staffId: 4, date: DAY, start: 540, finish: 600, stands: { project_id: 7, task_id: 7 }, wanted: A },
    ]);
  });

  it('is over once the user keeps theirs or mine, and back after a further change', () => {
    const [theirs] = keepTheirs(parked, '1');
    expect(theirs?.slots.map(({ period }) => period)).toEqual(['10:00:00']);
    const [mine] = keepMine(parked, '1');
    expect(mine && checkJob(mine, standing)).toMatchObject({ conflicts: [], patch: { size: 3 } });
    expect(mine && checkJob(mine, holds(slot('09:00', 8, 8))).conflicts).toHaveLength(2);
    expect(befores([...keepMine(parked, '1')], '1')).toEqual([
      ...conflicts.map(({ stands }) => stands),
      null,
    ]);
    expect(mine && nextJob([mine])).toBe(mine);
  });

  it('is decided for the job that is meant, and only while there is one', () => {
    const other = { ...waiting, id: '2' };
    for (const decide of [keepMine, keepTheirs]) {
      expect(decide([parked[0] ?? other, other], '2')).toEqual([...parked, other]);
      expect(decide(parkJob([other], '2', refused), '2')).toEqual(parkJob([other], '2', refused));
    }
  });

  it('ends the job where nothing of it is left', () => {
    const all = checkJob(job('1', fill(A, '09:00')), standing).conflicts;
    const only = parkJob([job('1', fill(A, '09:00'))], '1', { reason: 'conflict', conflicts: all });
    expect(keepTheirs(only, '1')).toEqual([]);
  });
});

describe('what is shown while jobs wait', () => {
  it('is what will be recorded, in their order, each half hour marked', () => {
    const jobs = [job('1', fill(A, '09:00', '09:30')), job('2', fill(B, '09:00')), job('3', clear('10:00'))];
    const before = holds(slot('10:00'), slot('11:00'));
    const day = withOutbox(before, jobs).get(4)?.days.get(DAY);
    const shown = [...(day?.values() ?? [])].map((one) => [one.period, one.projectId, one.isWaiting]);
    expect(shown).toEqual([
      ['11:00:00', 1, undefined],
      ['09:00:00', 2, true],
      ['09:30:00', 1, true],
    ]);
    expect(withOutbox(before, [])).toBe(before);
  });
});

describe('what is told of jobs', () => {
  it('is whom and which dates one concerns, dates in order', () => {
    const of = job('1', patch(['09:00', A, OTHER_DAY, 9], ['09:00', A], ['09:30', A]));
    expect(targetOf(of)).toEqual({ staffIds: [9, 4], dates: [DAY, OTHER_DAY] });
  });

  it('is how many half hours of somebody’s date wait, each once', () => {
    const jobs = [
      job('1', patch(['09:00', A], ['09:30', A], ['10:00', A, OTHER_DAY], ['09:00', A, DAY, 9])),
      job('2', fill(B, '09:00')),
    ];
    const count = (staffId: number, date: string) => countWaiting(jobs, staffId, date);
    expect([count(4, DAY), count(4, OTHER_DAY), count(9, DAY), count(9, OTHER_DAY)]).toEqual([2, 1, 1, 0]);
  });
});

describe('stored text', () => {
  it('names what an earlier release asks for', () => {
    const { jobs } = JSON.parse(
      formatJobs([job('1', patch(['09:00', null], ['09:30', A])), job('2', clear('10:00'))]),
    );
    expect(jobs).toMatchObject([{ kind: 'fill' }, { kind: 'clear' }]);
  });

  it('forgets a parking that makes no sense: the job is tried again', () => {
    const odd = { ...job('1', fill(A, '09:00')), parking: { reason: 'odd' } };
    expect(parseJobs(JSON.stringify({ version: 1, jobs: [odd] }))).toMatchObject([
      { id: '1', parking: null },
    ]);
  });

  const parked = parkJob([job('1', fill(A, '09:00')), job('2', clear('09:00'))], '1', {
    reason: 'conflict',
    conflicts: [{ slot: { ...key('09:00'), wanted: A, before: 'unknown' }, stands: null }],
  });

  it('is read back as it was written', () => {
    expect(parseJobs(formatJobs(parked))).toEqual(parked);
  });

  it.each([
    ['nothing', null, 0],
    ['no JSON', '{"jobs', 0],
    ['another version', JSON.stringify({ version: 2, jobs: parked }), 0],
    ['a job without half hours', JSON.stringify({ version: 1, jobs: [{ ...parked[1], slots: [] }] }), 0],
    [
      'a half hour without a time',
      JSON.stringify({
        version: 1,
        jobs: [{ ...parked[1], slots: [{ ...key('x9:00'), wanted: A, before: null }] }],
      }),
      0,
    ],
    [
      'a time with more behind it',
      JSON.stringify({
        version: 1,
        jobs: [{ ...parked[1], slots: [{ ...key('09:00:00'), wanted: A, before: null }] }],
      }),
      0,
    ],
    ['one bad job', JSON.stringify({ version: 1, jobs: [{ id: 5 }, parked[1]] }), 1],
  ])('%s is read without harm', (_name, text, count) => {
    expect(parseJobs(text)).toHaveLength(count);
  });
});
