import { describe, expect, it } from 'vitest';
import { toClockTime, toMinutes } from '@/lib/time-slot';
import type { Rounding } from '@/features/work/model/rounding';
import { acceptStroke, calendarPreviews } from '@/features/reporting/calendar/model/calendar-previews';
import {
  rememberWork,
  titleKey,
  toStoredWorks,
  worksFrom,
  type TitleWorks,
} from '@/features/reporting/calendar/model/title-works';
import type { Canvas } from '@/features/reporting/painter/model/stroke';
import { A, B, DAY, patch, recorded, slot, staffSlots } from '../../work/slot-builders';

const event = (title: string, start: string, finish: string, date = DAY) => ({
  id: `${title} ${date}`,
  title,
  date,
  start: toMinutes(start),
  finish: toMinutes(finish),
});
const FREE: Canvas = { staffIds: [4], recorded: recorded(staffSlots(4, {})), painted: patch() };
const BUSY = { ...FREE, recorded: recorded(staffSlots(4, { [DAY]: [slot('10:00', 2)] })) };
const OPTIONS = {
  canvas: FREE,
  isReplacing: false,
  rounding: 'nearest' as Rounding,
  works: new Map() as TitleWorks,
  dismissed: new Set<string>(),
};

const STAND_UP = event('Stand-up', '10:10', '10:50');
const titleWorks = rememberWork(new Map(), ['Stand-up'], A);

/** Title, rounded times and lane. */
const offered = (events: ReturnType<typeof event>[], options: Partial<typeof OPTIONS> = {}) =>
  calendarPreviews(events, { ...OPTIONS, ...options }).map(
    ({ title, start, finish, lane, lanes }) =>
      `${title} ${toClockTime(start)}-${toClockTime(finish)}${lanes > 1 ? ` ${lane + 1}/${lanes}` : ''}`,
  );

const painted = (
  events: ReturnType<typeof event>[],
  options: Partial<typeof OPTIONS> = {},
  work?: typeof A,
) => {
  const all = { ...OPTIONS, ...options };
  const stroke = acceptStroke(all.canvas, calendarPreviews(events, all), {
    isReplacing: all.isReplacing,
    work,
  });
  return [...stroke.patch.values()].map(
    ({ minutes, wanted }) => `${toClockTime(minutes)} ${wanted?.projectId}`,
  );
};

describe('an event', () => {
  it('is shown at its half hours with its exact times, and with the work of its title', () => {
    const [preview] = calendarPreviews([STAND_UP], {
      ...OPTIONS,
      works: rememberWork(new Map(), ['ｓｔａｎｄ-up '], B),
    });
    expect(preview).toMatchObject({ start: 600, finish: 660, exact: { start: 610, finish: 650 }, work: B });
    expect(calendarPreviews([event('Exact', '10:00', '11:00')], OPTIONS)[0]?.exact).toBeNull();
  });

  it.each([
    ['is free', {}, ['Stand-up 10:00-11:00']],
    ['is dismissed', { dismissed: new Set([STAND_UP.id]) }, []],
    ['is free in part', { canvas: BUSY }, ['Stand-up 10:00-11:00']],
    ['is painted', { canvas: { ...FREE, painted: patch(['10:00', B], ['10:30', B]) } }, []],
    [
      'is painted with something else, which may be replaced',
      {
        canvas: { ...FREE, painted: patch(['10:00', B], ['10:30', B]) },
        works: titleWorks,
        isReplacing: true,
      },
      ['Stand-up 10:00-11:00'],
    ],
    [
      'is painted with the same, whatever may be replaced',
      {
        canvas: { ...FREE, painted: patch(['10:00', A], ['10:30', A]) },
        works: titleWorks,
        isReplacing: true,
      },
      [],
    ],
  ])('is shown while some of its half hours can be painted: it %s', (_what, options, expected) => {
    expect(offered([STAND_UP], options)).toEqual(expected);
  });

  it.each<[Rounding, string[]]>([
    ['up', ['Stand-up 10:00-11:00', 'Call 13:00-14:00']],
    ['down', ['Call 13:00-13:30']],
  ])('is offered with its half hours rounded %s, or not at all without one', (rounding, expected) => {
    expect(offered([STAND_UP, event('Call', '13:00', '13:40')], { rounding })).toEqual(expected);
  });

  it('shares its width only with events that it overlaps', () => {
    expect(
      offered([
        event('A', '09:00', '11:00'),
        event('B', '10:00', '10:30'),
        event('C', '10:30', '12:00'),
        event('D', '13:00', '14:00'),
        event('E', '13:00', '14:00', '2026-11-21'),
      ]),
    ).toEqual([
      'A 09:00-11:00 1/2',
      'B 10:00-10:30 2/2',
      'C 10:30-12:00 2/2',
      'D 13:00-14:00',
      'E 13:00-14:00',
    ]);
  });
});

it('overlaps no event that rounding parts from it', () => {
  // Of the call 14 minutes lie in the first half hour; the chat fills none and takes the one it begins in.
  const events = [event('Call', '10:16', '11:00'), event('Chat', '10:20', '10:40')];
  expect(offered(events)).toEqual(['Chat 10:00-10:30', 'Call 10:30-11:00']);
});

describe('the part of the lunch break', () => {
  it.each([
    ['in the morning', '09:00', '12:00', null],
    ['into it', '11:30', '12:30', { start: 720, finish: 750, isFree: false }],
    ['until its end', '11:30', '13:00', { start: 720, finish: 780, isFree: false }],
    ['from within it', '12:30', '14:00', { start: 750, finish: 780, isFree: false }],
    ['over all of it', '11:30', '13:30', { start: 720, finish: 780, isFree: true }],
  ])('of an event %s', (_what, start, finish, lunch) => {
    expect(calendarPreviews([event('A', start, finish)], OPTIONS)[0]?.lunch).toEqual(lunch);
  });
});

describe('an accepted event', () => {
  it('is painted with the work of its title, or else with the given work', () => {
    const events = [STAND_UP, event('New', '14:00', '14:30')];
    expect(painted(events, { works: titleWorks })).toEqual(['10:00 1', '10:30 1']);
    expect(painted(events, { works: titleWorks }, B)).toEqual(['10:00 1', '10:30 1', '14:00 2']);
  });

  it('leaves lunch and recorded hours unchanged unless they are replaced, and the first of two events wins', () => {
    expect(painted([event('Long', '11:30', '13:30')], {}, A)).toEqual(['11:30 1', '13:00 1']);
    expect(painted([event('Into', '11:30', '12:30')], {}, A)).toEqual(['11:30 1', '12:00 1']);
    expect(painted([STAND_UP], { canvas: BUSY }, A)).toEqual(['10:30 1']);
    expect(painted([STAND_UP], { canvas: BUSY, isReplacing: true }, A)).toEqual(['10:00 1', '10:30 1']);
    expect(painted([STAND_UP, event('Other', '10:30', '11:30')], { works: titleWorks }, B)).toEqual([
      '10:00 1',
      '10:30 1',
      '11:00 2',
    ]);
  });
});

describe('the work remembered for titles', () => {
  it('is the last brush, limited in number, not for empty titles, and stored without the title itself', () => {
    const works = rememberWork(rememberWork(titleWorks, ['Review', ''], B), ['STAND-UP'], B);
    expect([...works]).toEqual([
      [titleKey('Review'), B],
      [titleKey('Stand-up'), B],
    ]);
    const many = rememberWork(
      works,
      Array.from({ length: 300 }, (_, index) => `Meeting ${index}`),
      A,
    );
    expect([many.size, many.has(titleKey('Review'))]).toEqual([300, false]);
    expect(JSON.stringify(toStoredWorks(works))).not.toContain('Review');
  });

  it('is restored from the browser, without invalid entries', () => {
    expect([...worksFrom(toStoredWorks(titleWorks))]).toEqual([...titleWorks]);
    expect(worksFrom([{ title: 'x', project_id: 'y', task_id: 1 }]).size).toBe(0);
    expect(worksFrom(undefined).size).toBe(0);
  });
});
