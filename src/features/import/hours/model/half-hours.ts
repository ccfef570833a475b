import { toHours } from '@/features/work/model/day-hours';
import { fitToDaysOff } from '@/features/work/model/days-off';
import { LEAST_WORKED, type Rounding } from '@/features/work/model/rounding';
import type { DaySlots, RecordedSlots, WorkIds } from '@/features/work/model/slot';
import { toContent, createPatch, isSameContent, recordedOn } from '@/features/work/model/slot-patch';
import type { CalendarDate } from '@/lib/calendar-date';
import { MINUTES_PER_DAY, SLOT_MINUTES, slotStarts, toMinutes } from '@/lib/time-slot';

/** The state of a half hour; `outside` starts before 8:30, when the timeline begins, and is not recorded. */
export type SlotState = 'new' | 'same' | 'replaces' | 'leave' | 'outside';

export type PlannedSlot = {
  minutes: number;
  wanted: WorkIds;
  recordedWork: WorkIds | null;
  state: SlotState;
  lines: readonly number[];
  /** Two rows of the file have different work at this time: the upper one counts. */
  overlaps: boolean;
  /** The row has no times: the hours were put into a free half hour. */
  isLaid: boolean;
};

export type DayPlan = {
  id: string;
  staffId: number;
  date: CalendarDate;
  slots: readonly PlannedSlot[];
  /** Minutes in the file; `noRoom` counts half hours without a free place. */
  minutes: number;
  noRoom: number;
};

/** A part of a day in a row: between two times, or a number of minutes. */
export type FilePart = { line: number; work: WorkIds } & (
  { start: number; finish: number } | { minutes: number }
);

export type FileDay = { staffId: number; date: CalendarDate; parts: FilePart[] };

const FIRST_START = toMinutes('08:30');
const LUNCH_START = toMinutes('12:00');
const LUNCH_FINISH = toMinutes('13:00');
const isLunch = (start: number) => start >= LUNCH_START && start < LUNCH_FINISH;
const ALL_STARTS = slotStarts(FIRST_START, MINUTES_PER_DAY);
/** The order of half hours for hours without times: from 8:30, the lunch break last. */
const LAID_STARTS = [...ALL_STARTS.filter((start) => !isLunch(start)), ...ALL_STARTS.filter(isLunch)];

const ROUND = { up: Math.ceil, nearest: Math.round, down: Math.floor };

type Slots = Map<number, Omit<PlannedSlot, 'state' | 'recordedWork'>>;

type SpanPart = FilePart & { start: number; finish: number };

/** Assigns each minute to its work, by number in `works` from 1; the upper of two rows wins. */
function shareMinutes(spans: readonly SpanPart[]) {
  const works: WorkIds[] = [];
  const minutes = new Uint16Array(MINUTES_PER_DAY);
  const overlapping = new Set<number>();
  for (const { start, finish, work } of spans) {
    let number = works.findIndex((otherWork) => isSameContent(otherWork, work)) + 1;
    if (number === 0) number = works.push(work);
    for (let minute = start; minute < finish; minute++) {
      const other = minutes[minute] ?? 0;
      if (other === 0) minutes[minute] = number;
      else if (other !== number) overlapping.add(minute - (minute % SLOT_MINUTES));
    }
  }
  return { works, minutes, overlapping };
}

/** Returns the half hours between the times, each with the work that takes most of it, and all minutes. */
function convertSpans(spans: readonly SpanPart[], rounding: Rounding): { slots: Slots; worked: number } {
  const { works, minutes, overlapping } = shareMinutes(spans);
  const slots: Slots = new Map();
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
      const number = minutes[minute] ?? 0;
      if (number === 0) continue;
      total += 1;
      counts[number - 1] = (counts[number - 1] ?? 0) + 1;
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
function hoursByWork(parts: readonly FilePart[]) {
  const works = new Map<string, { work: WorkIds; minutes: number; lines: number[] }>();
  for (const part of parts) {
    if (!('minutes' in part)) continue;
    const sum = works.get(workKey(part.work)) ?? { work: part.work, minutes: 0, lines: [] };
    sum.minutes += part.minutes;
    sum.lines.push(part.line);
    works.set(workKey(part.work), sum);
  }
  return [...works.values()];
}

/**
 * Puts hours without times into half hours: first where the same work is recorded, so that a second import
 * changes nothing, then into free ones. Returns how many half hours had no room.
 */
function layHours(slots: Slots, parts: readonly FilePart[], recorded: DaySlots, rounding: Rounding): number {
  let noRoom = 0;
  for (const { work, minutes, lines } of hoursByWork(parts)) {
    let left = ROUND[rounding](minutes / SLOT_MINUTES);
    const lay = (start: number) => {
      slots.set(start, { minutes: start, wanted: work, lines, overlaps: false, isLaid: true });
      left -= 1;
    };
    for (const [start, recordedWork] of recorded)
      if (left > 0 && !slots.has(start) && isSameContent(recordedWork, work)) lay(start);
    for (const start of LAID_STARTS) if (left > 0 && !slots.has(start) && !recorded.has(start)) lay(start);
    noRoom += left;
  }
  return noRoom;
}

/** Plans the half hours of a day in the file against its records and hours of leave. */
export function planDay(
  { staffId, date, parts }: FileDay,
  { recorded, leaveHours, rounding }: { recorded: RecordedSlots; leaveHours: number; rounding: Rounding },
): DayPlan {
  const recordedDay = recordedOn(recorded, staffId, date);
  const spans = parts.filter((part) => 'start' in part);
  const { slots, worked } = convertSpans(spans, rounding);
  const noRoom = layHours(slots, parts, recordedDay, rounding);
  const planned = [...slots.values()]
    .sort((one, other) => one.minutes - other.minutes)
    .map(({ minutes, wanted, lines, overlaps, isLaid }): PlannedSlot => {
      const recordedWork = toContent(recordedDay.get(minutes));
      return {
        minutes,
        wanted,
        recordedWork,
        state: classifySlot({ minutes, wanted }, recordedWork),
        lines,
        overlaps,
        isLaid,
      };
    });
  const untimedMinutes = parts.reduce((sum, part) => sum + ('minutes' in part ? part.minutes : 0), 0);
  return {
    id: `${staffId} ${date}`,
    staffId,
    date,
    noRoom,
    minutes: worked + untimedMinutes,
    slots: leaveHours > 0 ? markLeave(planned, { staffId, date, recorded, leaveHours }) : planned,
  };
}

function classifySlot(
  { minutes, wanted }: Pick<PlannedSlot, 'minutes' | 'wanted'>,
  recordedWork: WorkIds | null,
): SlotState {
  if (isSameContent(recordedWork ?? undefined, wanted)) return 'same';
  if (minutes < FIRST_START) return 'outside';
  return recordedWork ? 'replaces' : 'new';
}

/** Marks new half hours that exceed the day because of leave. */
function markLeave(
  planned: readonly PlannedSlot[],
  day: { staffId: number; date: CalendarDate; recorded: RecordedSlots; leaveHours: number },
): PlannedSlot[] {
  const { staffId, date, recorded, leaveHours } = day;
  const added = planned.filter(({ state }) => state === 'new');
  const { leftOut } = fitToDaysOff(
    createPatch(added.map(({ minutes, wanted }) => ({ staffId, date, minutes, wanted }))),
    recorded,
    () => ({ leaveHours: new Map([[date, leaveHours]]) }),
  );
  const left = new Set(leftOut.leave.map(({ minutes }) => minutes));
  return planned.map((slot) =>
    slot.state === 'new' && left.has(slot.minutes) ? { ...slot, state: 'leave' } : slot,
  );
}

/** States that the user may include: half hours that replace recorded work, or fall into leave. */
export type TickedState = Extract<SlotState, 'replaces' | 'leave'>;
export const tickKey = (dayId: string, state: TickedState) => `${state} ${dayId}`;

export const isTickable = (state: string): state is TickedState => state === 'replaces' || state === 'leave';

export function createDayPatch(days: readonly DayPlan[], ticks: ReadonlySet<string>) {
  return createPatch(
    days.flatMap(({ id, staffId, date, slots }) =>
      slots
        .filter(({ state }) => state === 'new' || (isTickable(state) && ticks.has(tickKey(id, state))))
        .map(({ minutes, wanted }) => ({ staffId, date, minutes, wanted })),
    ),
  );
}

/** Counts the half hours of a day by state, and those that overlap or were laid. */
export function countStates({ slots }: Pick<DayPlan, 'slots'>) {
  const counts = { new: 0, same: 0, replaces: 0, leave: 0, outside: 0, overlaps: 0, laid: 0 };
  for (const { state, overlaps, isLaid } of slots) {
    counts[state] += 1;
    if (overlaps) counts.overlaps += 1;
    if (isLaid) counts.laid += 1;
  }
  return counts;
}

/** Returns how many minutes rounding adds to a day; negative if it removes some. */
export const roundedBy = ({ slots, minutes, noRoom }: DayPlan) =>
  toHours(slots.length + noRoom) * 60 - minutes;
