import { LEAST_WORKED, type Rounding } from '@/features/work/model/rounding';
import type { DaySlots, WorkIds } from '@/features/work/model/slot';
import { isSameContent } from '@/features/work/model/slot-patch';
import { isLunch } from '@/features/work/model/usual-day';
import { MINUTES_PER_DAY, SLOT_MINUTES, slotStarts, toMinutes } from '@/lib/time-slot';

type RowWork = { line: number; work: WorkIds };
type TimedPart = RowWork & { start: number; finish: number };
type UntimedPart = RowWork & { minutes: number };

/** A part of a day in a row: between two times, or a number of minutes. */
export type FilePart = TimedPart | UntimedPart;

export type FileSlot = {
  minutes: number;
  wanted: WorkIds;
  lines: readonly number[];
  /** Two rows of the file have different work at this time: the upper one counts. */
  overlaps: boolean;
  /** The row has no times: the hours were put into a free half hour. */
  isLaid: boolean;
};

type FileSlots = Map<number, FileSlot>;

/** The start of the timeline. */
export const FIRST_START = toMinutes('08:30');
const ALL_STARTS = slotStarts(FIRST_START, MINUTES_PER_DAY);
/** The order of half hours for hours without times: from 8:30, the lunch break last. */
const LAID_STARTS = [...ALL_STARTS.filter((start) => !isLunch(start)), ...ALL_STARTS.filter(isLunch)];

const ROUND = { up: Math.ceil, nearest: Math.round, down: Math.floor };

/** `minutes` holds the number of the work of each minute, counted from 1; the upper of two rows wins. */
function shareMinutes(spans: readonly TimedPart[]) {
  const works: WorkIds[] = [];
  const minutes = new Uint16Array(MINUTES_PER_DAY);
  const overlapping = new Set<number>();
  for (const { start, finish, work } of spans) {
    let workNumber = works.findIndex((otherWork) => isSameContent(otherWork, work)) + 1;
    if (workNumber === 0) workNumber = works.push(work);
    for (let minute = start; minute < finish; minute++) {
      const earlierNumber = minutes[minute] ?? 0;
      if (earlierNumber === 0) minutes[minute] = workNumber;
      else if (earlierNumber !== workNumber) overlapping.add(minute - (minute % SLOT_MINUTES));
    }
  }
  return { works, minutes, overlapping };
}

/** Returns the half hours of the spans, each with the work that takes most of it, and the minutes worked. */
export function convertSpans(
  spans: readonly TimedPart[],
  rounding: Rounding,
): { slots: FileSlots; worked: number } {
  const { works, minutes, overlapping } = shareMinutes(spans);
  const slots: FileSlots = new Map();
  const linesByStart = new Map<number, number[]>();
  for (const { start, finish, line } of spans)
    for (let at = start - (start % SLOT_MINUTES); at < finish; at += SLOT_MINUTES) {
      const lines = linesByStart.get(at);
      if (lines) lines.push(line);
      else linesByStart.set(at, [line]);
    }
  let worked = 0;
  for (const [at, lines] of linesByStart) {
    const counts = works.map(() => 0);
    let total = 0;
    for (let minute = at; minute < at + SLOT_MINUTES; minute++) {
      const workNumber = minutes[minute] ?? 0;
      if (workNumber === 0) continue;
      total += 1;
      counts[workNumber - 1] = (counts[workNumber - 1] ?? 0) + 1;
    }
    worked += total;
    const wanted = works[counts.indexOf(Math.max(...counts))];
    if (!wanted || total < LEAST_WORKED[rounding]) continue;
    slots.set(at, { minutes: at, wanted, lines, isLaid: false, overlaps: overlapping.has(at) });
  }
  return { slots, worked };
}

const workKey = ({ projectId, taskId }: WorkIds) => `${projectId} ${taskId}`;

/** Sums hours without times by work, so that several rows of one work are rounded once. */
function hoursByWork(parts: readonly UntimedPart[]) {
  const works = new Map<string, { work: WorkIds; minutes: number; lines: number[] }>();
  for (const part of parts) {
    const sum = works.get(workKey(part.work)) ?? { work: part.work, minutes: 0, lines: [] };
    sum.minutes += part.minutes;
    sum.lines.push(part.line);
    works.set(workKey(part.work), sum);
  }
  return [...works.values()];
}

/** Adds hours without times to `slots`, first at records of the same work. Returns how many found no room. */
export function layHours(
  slots: FileSlots,
  parts: readonly UntimedPart[],
  recorded: DaySlots,
  rounding: Rounding,
): number {
  let noRoom = 0;
  for (const { work, minutes, lines } of hoursByWork(parts)) {
    let remaining = ROUND[rounding](minutes / SLOT_MINUTES);
    const lay = (start: number) => {
      slots.set(start, { minutes: start, wanted: work, lines, overlaps: false, isLaid: true });
      remaining -= 1;
    };
    for (const [start, recordedWork] of recorded)
      if (remaining > 0 && !slots.has(start) && isSameContent(recordedWork, work)) lay(start);
    for (const start of LAID_STARTS)
      if (remaining > 0 && !slots.has(start) && !recorded.has(start)) lay(start);
    noRoom += remaining;
  }
  return noRoom;
}
