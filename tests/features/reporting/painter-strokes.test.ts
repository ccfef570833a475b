import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipPatch, copyClip } from '@/features/reporting/painter/model/clip';
import {
  fillStroke,
  applyStroke,
  copyStroke,
  moveStroke,
  paintStroke,
  resizeStroke,
  type Canvas,
} from '@/features/reporting/painter/model/stroke';
import { patchedSpans, timelineBlocks } from '@/features/reporting/painter/model/timeline-blocks';
import {
  datesShown,
  rowStarts,
  startsBetween,
  startsFrom,
} from '@/features/reporting/painter/model/timeline-cells';
import { addDays } from '@/lib/calendar-date';
import { toClockTime, toMinutes } from '@/lib/time-slot';
import { changedSlots, NO_NAMES, recordedOn, type SlotPatch } from '@/features/work/model/slot-patch';
import { A, B, DAY, patch, recorded, slot, staffSlots } from '../work/slot-builders';

const at = (time: string, date = DAY) => ({ date, start: toMinutes(time) });
const clocks = (starts: readonly number[]) => starts.map(toClockTime);
/** Staff 4: 09:00 and 09:30 in project 1. */
const RECORDED = recorded(staffSlots(4, { [DAY]: [slot('09:00'), slot('09:30')] }));
const canvas = (painted: SlotPatch = new Map(), staffIds: Canvas['staffIds'] = [4]): Canvas => ({
  staffIds,
  recorded: RECORDED,
  painted,
});
const stretch = { date: DAY, start: toMinutes('09:00'), finish: toMinutes('10:00'), work: A };
const described = (painted: SlotPatch) =>
  [...painted.values()].map(
    ({ minutes, wanted, date, staffId }) =>
      `${staffId} ${date.slice(8)} ${toClockTime(minutes)} ${wanted ? wanted.projectId : '-'}`,
  );

describe('the days and rows of a timeline', () => {
  it.each([
    ['2026-11-20', 1, ['2026-11-20']],
    ['2026-11-20', 5, ['2026-11-16', '2026-11-20']],
    ['2026-11-22', 5, ['2026-11-16', '2026-11-22']],
    ['2026-11-16', 7, ['2026-11-16', '2026-11-22']],
  ] as const)('for %s in %i days', (day, count, ends) => {
    const dates = datesShown(day, count);
    expect([dates[0], dates.at(-1)].slice(0, ends.length)).toEqual(ends);
  });

  it.each([
    [[], false, '08:30', '17:00', 18],
    [['07:10', '18:00'], false, '07:00', '18:00', 23],
    [[], true, '08:30', '23:30', 31],
  ] as const)('with hours at %j, whole: %s', (used, isWhole, first, last, length) => {
    const rows = clocks(rowStarts(used.map(toMinutes), isWhole));
    expect([rows[0], rows.at(-1), rows.length]).toEqual([first, last, length]);
  });

  it.each([
    ['11:00', '13:30', ['11:00', '11:30', '13:00', '13:30']],
    ['13:30', '11:30', ['11:30', '13:00', '13:30']],
    ['12:30', '13:00', ['12:30', '13:00']],
    ['12:30', '11:30', ['11:30', '12:00', '12:30']],
  ])('keep lunch free from %s to %s unless it begins there', (from, to, starts) => {
    expect(clocks(startsBetween(toMinutes(from), toMinutes(to)))).toEqual(starts);
  });

  it.each([
    ['11:30', 2, ['11:30', '13:00']],
    ['12:00', 1, ['12:00']],
    ['23:30', 2, ['23:00', '23:30']],
    ['-00:30', 1, ['00:00']],
  ])('from %s and %i half hours', (from, count, starts) => {
    const start = from.startsWith('-') ? -30 : toMinutes(from);
    expect(clocks(startsFrom(start, count))).toEqual(starts);
  });
});

describe('a stroke', () => {
  const on = (stroke: Parameters<typeof applyStroke>[1], painted: SlotPatch = new Map()) =>
    described(applyStroke(painted, stroke, RECORDED));

  it('paints dates and people alike, and replaces recorded hours', () => {
    const both = canvas(new Map(), [4, 7]);
    const stroke = paintStroke(both, at('09:30'), at('08:30', addDays(DAY, -1)), B);
    expect(on(stroke)).toEqual([
      ...['4 19 08:30 2', '4 19 09:00 2', '4 19 09:30 2', '4 20 08:30 2', '4 20 09:00 2', '4 20 09:30 2'],
      ...['7 19 08:30 2', '7 19 09:00 2', '7 19 09:30 2', '7 20 08:30 2', '7 20 09:00 2', '7 20 09:30 2'],
    ]);
  });

  it('leaves nothing painted where the same work is recorded', () => {
    const painted = patch(['09:00', B], ['10:00', B]);
    expect(on(paintStroke(canvas(), at('09:00'), at('09:00'), A), painted)).toEqual(['4 20 10:00 2']);
  });

  it('is no change, and so no step to undo, where the same work is painted already', () => {
    const painted = patch(['10:00', B], ['10:30', B]);
    expect(applyStroke(painted, paintStroke(canvas(painted), at('10:00'), at('10:30'), B), RECORDED)).toBe(
      painted,
    );
  });

  it('erases recorded and painted half hours', () => {
    const painted = patch(['10:00', B]);
    expect(on(paintStroke(canvas(), at('09:30'), at('10:30'), null), painted)).toEqual(['4 20 09:30 -']);
  });

  it('moves a recorded block past lunch, or copies it', () => {
    expect(on(moveStroke(canvas(), stretch, at('11:30')))).toEqual([
      '4 20 09:00 -',
      '4 20 09:30 -',
      '4 20 11:30 1',
      '4 20 13:00 1',
    ]);
    expect(on(moveStroke(canvas(), stretch, at('09:30')))).toEqual(['4 20 09:00 -', '4 20 10:00 1']);
    expect(on(copyStroke(canvas(), stretch, at('14:00')))).toEqual(['4 20 14:00 1', '4 20 14:30 1']);
  });

  it('leaves a block of a whole day, lunch included, which has no place on another day', () => {
    const day = { ...stretch, start: 0, finish: toMinutes('24:00') };
    expect(on(moveStroke(canvas(), day, at('00:00', addDays(DAY, 1))))).toEqual([]);
  });

  it('moves a painted block off recorded hours, which are then shown again', () => {
    const painted = patch(['09:00', B]);
    const moved = moveStroke(
      canvas(painted),
      { ...stretch, finish: toMinutes('09:30'), work: B },
      at('10:00'),
    );
    expect(on(moved, painted)).toEqual(['4 20 10:00 2']);
  });

  it('clears only people with the same work', () => {
    const people = recorded(
      staffSlots(4, { [DAY]: [slot('09:00'), slot('09:30')] }),
      staffSlots(7, { [DAY]: [slot('09:00', 2)] }),
    );
    const stroke = moveStroke(
      { staffIds: [4, 7], recorded: people, painted: new Map() },
      stretch,
      at('14:00'),
    );
    expect(stroke.released.map(({ staffId }) => staffId)).toEqual([4, 4]);
  });

  it.each([
    ['finish', '10:00', ['4 20 10:00 1']],
    ['finish', '09:00', ['4 20 09:30 -']],
    ['finish', '08:30', ['4 20 09:30 -']],
    ['start', '08:30', ['4 20 08:30 1']],
    ['start', '10:30', ['4 20 09:00 -']],
  ] as const)('drags the %s to %s', (edge, to, painted) => {
    expect(on(resizeStroke(canvas(), stretch, edge, toMinutes(to)))).toEqual(painted);
  });

  it('leaves the lunch of a block as it is when its start is dragged', () => {
    const painted = patch(['11:00', B], ['11:30', B], ['12:00', B], ['12:30', B], ['13:00', B]);
    const block = { ...stretch, start: toMinutes('11:00'), finish: toMinutes('13:30'), work: B };
    expect(on(resizeStroke(canvas(painted), block, 'start', toMinutes('11:30')), painted)).toEqual([
      '4 20 11:30 2',
      '4 20 12:00 2',
      '4 20 12:30 2',
      '4 20 13:00 2',
    ]);
  });

  it('previews a block around its lunch as one when its finish is dragged', () => {
    const block = { ...stretch, start: toMinutes('11:00'), finish: toMinutes('13:30'), work: B };
    const resized = resizeStroke(canvas(), block, 'finish', toMinutes('14:00'));
    expect(patchedSpans(resized.patch, 4)).toEqual([
      { date: DAY, start: toMinutes('11:00'), finish: toMinutes('14:30') },
    ]);
  });

  it('copies painted and recorded half hours to another day and time', () => {
    const painted = patch(['09:30', B]);
    const dates = [DAY, addDays(DAY, 1)];
    const clip = copyClip(canvas(painted), [at('08:30'), at('09:00'), at('09:30'), at('10:00')], dates);
    expect(described(clipPatch(canvas(), clip, at('23:00', dates[1]), dates))).toEqual(['4 21 23:30 1']);
    expect(described(clipPatch(canvas(), clip, at('10:00'), dates))).toEqual([
      '4 20 10:30 1',
      '4 20 11:00 2',
    ]);
    expect(clipPatch(canvas(), [{ days: 2, minutes: 0, work: A }], at('09:00'), dates).size).toBe(0);
  });

  it('copies no recorded half hours of deleted work', () => {
    const slots = [{ ...slot('09:00'), project: null }, slot('09:30', 2)];
    const withDeleted = { ...canvas(), recorded: recorded(staffSlots(4, { [DAY]: slots })) };
    const clip = copyClip(withDeleted, [at('09:00'), at('09:30')], [DAY]);
    expect(described(clipPatch(canvas(), clip, at('10:00'), [DAY]))).toEqual(['4 20 10:30 2']);
  });

  it('keeps recorded and painted half hours when filling, unless they are to be replaced', () => {
    const painted = patch(['10:00', A]);
    const from = patch(['09:00', B], ['10:00', B], ['11:00', B]);
    expect(on(fillStroke(canvas(painted), from, false), painted)).toEqual(['4 20 10:00 1', '4 20 11:00 2']);
    expect(on(fillStroke(canvas(painted), from, true), painted)).toEqual([
      '4 20 10:00 2',
      '4 20 09:00 2',
      '4 20 11:00 2',
    ]);
  });

  it('never leaves half hours painted that equal the records', () => {
    const cell = fc.record({
      start: fc.integer({ min: 17, max: 40 }).map((row) => row * 30),
      date: fc.constantFrom(DAY, addDays(DAY, 1)),
    });
    const gesture = fc.tuple(cell, cell, fc.constantFrom(A, B, null));
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 6 }), (gestures) => {
        let painted: SlotPatch = new Map();
        for (const [from, to, wanted] of gestures)
          painted = applyStroke(painted, paintStroke(canvas(painted), from, to, wanted), RECORDED);
        expect(changedSlots(painted, RECORDED)).toEqual(painted);
      }),
    );
  });
});

describe('the blocks of a day', () => {
  const blocks = (painted: SlotPatch) =>
    timelineBlocks({
      recorded: recordedOn(RECORDED, 4, DAY),
      painted,
      staffId: 4,
      date: DAY,
      names: NO_NAMES,
    }).map(
      ({ start, finish, state, replacedStarts }) =>
        `${toClockTime(start)}-${toClockTime(finish)} ${state}${replacedStarts.map((replaced) => ` replaces ${toClockTime(replaced)}`).join('')}`,
    );

  it.each([
    ['nothing painted', patch(), ['09:00-10:00 recorded']],
    [
      'painted beside and over recorded hours',
      patch(['08:30', B], ['09:00', B]),
      ['08:30-09:30 unsaved replaces 09:00', '09:30-10:00 recorded'],
    ],
    ['cleared', patch(['09:30', null], ['11:00', null]), ['09:00-09:30 recorded', '09:30-10:00 cleared']],
    ['painted like the record', patch(['09:00', A]), ['09:00-10:00 recorded']],
    ['of others', patch(['09:00', B, DAY, 7], ['09:00', B, '2026-11-19']), ['09:00-10:00 recorded']],
  ])('%s', (_name, painted, shown) => {
    expect(blocks(painted)).toEqual(shown);
  });

  it('previews the half hours of a gesture, around lunch', () => {
    const { patch: preview } = paintStroke(canvas(), at('11:00'), at('13:30'), B);
    expect(
      patchedSpans(preview, 4).map(({ start, finish }) => [toClockTime(start), toClockTime(finish)]),
    ).toEqual([
      ['11:00', '12:00'],
      ['13:00', '14:00'],
    ]);
  });
});
