import { describe, expect, it } from 'vitest';
import {
  addJob,
  checkJob,
  countSlots,
  createSlotJob,
  dropJob,
  finishJob,
  nextJob,
  parkJob,
  touchesWaiting,
  type Parking,
  type SlotJobs,
  type SlotJob,
  withoutWaiting,
} from '@/features/reporting/outbox/model/outbox-jobs';
import type { SlotPatch } from '@/features/work/model/slot-patch';
import { toWrites } from '@/features/work/model/slot-writes';
import { A, key, patch, recorded, slot } from '../../work/slot-builders';
import { B, befores, clear, fill, holds, job, OTHER_DAY, refused } from './job-builders';
import { resume } from '@/features/reporting/outbox/model/job-decisions';

const appendJob = (jobs: SlotJobs, next: SlotJob) => addJob(jobs, next).jobs;
const ids = (jobs: SlotJobs) => jobs.map(({ id }) => id);

describe('a job compared with the records of the server', () => {
  const both = fill(A, '09:00', '09:30');

  it.each([
    ['nothing, as before', holds(), 0, 2],
    ['all of it already', holds(slot('09:00'), slot('09:30')), 0, 0],
    ['a part of it already: the day is sent whole', holds(slot('09:00')), 0, 2],
    ['work of another person', holds(slot('09:30', 7, 7)), 1, 2],
  ])('%s', (_name, standing, conflicts, rows) => {
    const check = checkJob(job('1', both), standing);
    expect([check.conflicts.length, check.patch.size]).toEqual([conflicts, rows]);
  });

  it('may replace records that the user saw', () => {
    const before = holds(slot('09:00', 7, 7));
    expect(checkJob(job('1', both, before), before).conflicts).toEqual([]);
  });

  it('treats a clear by another person as a conflict, unless the job clears too', () => {
    const before = holds(slot('09:00', 7, 7));
    expect(checkJob(job('1', fill(A, '09:00'), before), holds()).conflicts).toHaveLength(1);
    expect(checkJob(job('1', clear('09:00'), before), holds())).toEqual({
      conflicts: [],
      patch: patch(),
    });
  });

  it('replaces no records if the earlier records were unknown', () => {
    const unknown = createSlotJob(both, recorded(), { id: '1', queuedAt: 0 });
    expect(unknown.slots.map(({ before }) => before)).toEqual(['unknown', 'unknown']);
    expect(checkJob(unknown, holds()).conflicts).toEqual([]);
    expect(checkJob(unknown, holds(slot('09:00', 7, 7))).conflicts).toHaveLength(1);
  });

  it('leaves complete days out', () => {
    const days = patch(['09:00', A], ['09:00', A, OTHER_DAY]);
    const { patch: left } = checkJob(job('1', days), holds(slot('09:00')));
    expect([...left.values()]).toMatchObject([key('09:00', OTHER_DAY)]);
  });

  it('may clear and fill at once, and sends whole days for each', () => {
    const mixed = job('1', patch(['09:00', null], ['09:30', A]), holds(slot('09:00')));
    expect(toWrites(checkJob(mixed, holds(slot('09:00'), slot('09:30'))).patch)).toEqual([
      { kind: 'clear', slots: [{ ...key('09:00'), wanted: null, before: A }] },
      { kind: 'fill', slots: [{ ...key('09:30'), wanted: A, before: null }] },
    ]);
  });
});

describe('the order of jobs', () => {
  it('is the order of submitting, past parked ones without shared half hours', () => {
    const jobs = [job('1', fill(A, '09:00')), job('2', fill(B, '09:00')), job('3', fill(B, '10:00'))];
    expect(nextJob(jobs)?.id).toBe('1');
    expect(nextJob(parkJob(jobs, '1', refused))?.id).toBe('3');
    expect(nextJob(parkJob(parkJob(jobs, '1', refused), '3', refused))).toBeUndefined();
  });

  it('replaces a refused job by a new one that covers it', () => {
    const jobs = parkJob([job('1', fill(A, '09:00'), holds(slot('09:00', 7, 7)))], '1', refused);
    const next = job('2', fill(B, '09:00', '09:30'), holds(slot('09:00')));
    const appended = appendJob(jobs, next);
    expect(ids(appended)).toEqual(['2']);
    expect(befores(appended, '2')).toEqual([{ projectId: 7, taskId: 7 }, null]);
    expect(ids(appendJob(jobs, job('2', fill(B, '09:30'))))).toEqual(['1', '2']);
    expect(ids(appendJob([job('1', fill(A, '09:00'))], next))).toEqual(['1', '2']);
  });

  it('passes the earlier records of a dropped job on to the next job of the same half hour', () => {
    const jobs = [
      job('1', fill(A, '09:00')),
      job('2', fill(B, '09:00'), holds(slot('09:00'))),
      job('3', fill(A, '09:00'), holds(slot('09:00', 2, 2))),
    ];
    const left = dropJob(jobs, '1');
    expect([befores(left, '2'), befores(left, '3')]).toEqual([[null], [B]]);
  });

  it('adds no half hours that are already waiting, but whole days of changes', () => {
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

  it('adds half hours again that the server refused, or that a later job reverts', () => {
    const first = job('1', fill(A, '09:00'));
    expect(ids(appendJob(parkJob([first], '1', refused), job('2', fill(A, '09:00'))))).toEqual(['2']);
    const undone = [first, job('2', clear('09:00'))];
    expect(ids(appendJob(undone, job('3', fill(A, '09:00'))))).toEqual(['1', '2', '3']);
  });

  it('removes only the dropped job, and ignores an unknown one', () => {
    const jobs = [job('1', fill(A, '09:00')), job('2', fill(A, '09:30')), job('3', fill(A, '10:00'))];
    expect(dropJob(jobs, '2')).toEqual([jobs[0], jobs[2]]);
    expect(dropJob(jobs, '9')).toBe(jobs);
    expect(finishJob(jobs, '2')).toEqual([jobs[0], jobs[2]]);
  });

  it('keeps a refused job that a new one covers in part, and a covered conflict', () => {
    const first = job('1', fill(A, '09:00', '09:30'));
    const next = job('2', fill(B, '09:00', '09:30'));
    const conflict: Parking = { reason: 'conflict', conflicts: [] };
    expect(ids(appendJob(parkJob([first], '1', refused), job('2', fill(B, '09:00'))))).toEqual(['1', '2']);
    expect(ids(appendJob(parkJob([first], '1', conflict), next))).toEqual(['1', '2']);
    expect(ids(appendJob(parkJob([first], '1', refused), next))).toEqual(['2']);
  });

  it('retries only the chosen parked job', () => {
    const jobs = [job('1', fill(A, '09:00')), job('2', fill(A, '09:30'))];
    const parked = jobs.reduce<SlotJobs>((all, { id }) => parkJob(all, id, refused), jobs);
    expect(resume(parked, '1')).toEqual([jobs[0], parked[1]]);
  });

  it('blocks a job that shares a half hour with a parked one', () => {
    const jobs = [job('1', fill(A, '09:00')), job('2', fill(B, '09:00', '09:30'))];
    expect(nextJob(parkJob(jobs, '1', refused))).toBeUndefined();
  });

  it('makes a write wait for waiting jobs of its half hours', () => {
    const jobs = [job('0', fill(A, '08:30')), job('1', fill(A, '09:00', '09:30'))];
    expect(touchesWaiting(jobs, clear('09:00', '10:00'))).toBe(true);
    expect(touchesWaiting(jobs, clear('10:00'))).toBe(false);
  });
});

it('painted half hours that already wait are left out', () => {
  const jobs = [job('1', fill(A, '09:00', '09:30'))];
  const painted = new Map([...fill(A, '09:00'), ...fill(B, '09:30'), ...fill(A, '10:00')]);
  expect([...withoutWaiting(painted, jobs).values()].map(({ minutes }) => minutes)).toEqual([570, 600]);
});
