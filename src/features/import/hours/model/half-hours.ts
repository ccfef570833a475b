import { hoursOf } from '@/features/work/model/day-hours';
import { fitToDaysOff } from '@/features/work/model/days-off';
import type { DaySlots, RecordedSlots, WorkIds } from '@/features/work/model/slot';
import { contentOf, createPatch, isSameContent, recordedOn } from '@/features/work/model/slot-patch';
import type { CalendarDate } from '@/lib/calendar-date';
import { MINUTES_PER_DAY, SLOT_MINUTES, slotStarts, toMinutes } from '@/lib/time-slot';

/** Which half hours are recorded: those of which any, at least half, or all was worked. */
export type Rounding = 'up' | 'nearest' | 'down';

/** What becomes of a half hour; `outside` begins before 8:30, when nobody records, and is left out. */
export type SlotState = 'new' | 'same' | 'replaces' | 'leave' | 'outside';

export type PlannedSlot = {
  minutes: number;
  wanted: WorkIds;
  /** What is recorded there. */
  stands: WorkIds | null;
  state: SlotState;
  /** The rows of the file that name it. */
  lines: readonly number[];
  /** At the same time two rows of the file name different work: the upper one counts. */
  overlaps: boolean;
  /** Its row told the hours alone: it was laid into a half hour that was free. */
  isLaid: boolean;
};

/** What a file says of one person's day, and what becomes of it. */
export type DayPlan = {
  /** Names the day. */
  id: string;
  staffId: number;
  date: CalendarDate;
  slots: readonly PlannedSlot[];
  /** Minutes in the file, and those of them for which the day has no free half hour. */
  minutes: number;
  noRoom: number;
};

/** A part of a day that a row tells: between two times, or so many minutes of the day. */
export type FilePart = { line: number; work: WorkIds } & (
  { start: number; finish: number } | { minutes: number }
);

export type FileDay = { staffId: number; date: CalendarDate; parts: FilePart[] };

const FIRST_START = toMinutes('08:30');
const [LUNCH_START, LUNCH_FINISH] = [toMinutes('12:00'), toMinutes('13:00')];
const isLunch = (start: number) => start >= LUNCH_START && start < LUNCH_FINISH;
const ALL_STARTS = slotStarts(FIRST_START, MINUTES_PER_DAY);
/** Where hours without times are laid: from 8:30 on, into the lunch break last. */
const LAID_STARTS = [...ALL_STARTS.filter((start) => !isLunch(start)), ...ALL_STARTS.filter(isLunch)];

const LEAST_WORKED: Record<Rounding, number> = { up: 1, nearest: SLOT_MINUTES / 2, down: SLOT_MINUTES };
const ROUND = { up: Math.ceil, nearest: Math.round, down: Math.floor };

type Slots = Map<number, Omit<PlannedSlot, 'state' | 'stands'>>;

type SpanPart = FilePart & { start: number; finish: number };

/** What is worked in each minute of the day, by its number in `works` from 1: of two rows the upper one has the minute. */
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

/** The half hours between two times, each with the work that took the most of it, and how many minutes lie between them. */
function slotsOfSpans(spans: readonly SpanPart[], rounding: Rounding): { slots: Slots; worked: number } {
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

/** The hours that rows tell without times, by their work: several rows of the same work are rounded once. */
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
 * Lays hours without times into half hours: where the same work is recorded already, there, so that a second import changes nothing;
 * the rest into what is free. Answers for how many half hours there was no room.
 */
function layHours(slots: Slots, parts: readonly FilePart[], recorded: DaySlots, rounding: Rounding): number {
  let noRoom = 0;
  for (const { work, minutes, lines } of hoursByWork(parts)) {
    let left = ROUND[rounding](minutes / SLOT_MINUTES);
    const lay = (start: number) => {
      slots.set(start, { minutes: start, wanted: work, lines, overlaps: false, isLaid: true });
      left -= 1;
    };
    for (const [start, stands] of recorded)
      if (left > 0 && !slots.has(start) && isSameContent(stands, work)) lay(start);
    for (const start of LAID_STARTS) if (left > 0 && !slots.has(start) && !recorded.has(start)) lay(start);
    noRoom += left;
  }
  return noRoom;
}

/** What becomes of a day of a file, seen what is recorded and how many hours of leave the day has. */
export function planDay(
  { staffId, date, parts }: FileDay,
  { recorded, leaveHours, rounding }: { recorded: RecordedSlots; leaveHours: number; rounding: Rounding },
): DayPlan {
  const recordedDay = recordedOn(recorded, staffId, date);
  const spans = parts.filter((part) => 'start' in part);
  const { slots, worked } = slotsOfSpans(spans, rounding);
  const noRoom = layHours(slots, parts, recordedDay, rounding);
  const planned = [...slots.values()]
    .sort((one, other) => one.minutes - other.minutes)
    .map(({ minutes, wanted, lines, overlaps, isLaid }): PlannedSlot => {
      const stands = contentOf(recordedDay.get(minutes));
      return {
        minutes,
        wanted,
        stands,
        state: classifySlot({ minutes, wanted }, stands),
        lines,
        overlaps,
        isLaid,
      };
    });
  const untimedMinutes = parts.reduce((sum, part) => sum + ('minutes' in part ? part.minutes : 0), 0);
  return {
    ...{ id: `${staffId} ${date}`, staffId, date, noRoom, minutes: worked + untimedMinutes },
    slots: leaveHours > 0 ? markLeave(planned, { staffId, date, recorded, leaveHours }) : planned,
  };
}

function classifySlot(
  { minutes, wanted }: Pick<PlannedSlot, 'minutes' | 'wanted'>,
  stands: WorkIds | null,
): SlotState {
  if (isSameContent(stands ?? undefined, wanted)) return 'same';
  if (minutes < FIRST_START) return 'outside';
  return stands ? 'replaces' : 'new';
}

/** New half hours for which the leave of the day leaves no room. */
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

/** What is ticked to be recorded all the same: of a day, what replaces recorded work, or what lies in its leave. */
export type TickedState = Extract<SlotState, 'replaces' | 'leave'>;
export const tickKey = (dayId: string, state: TickedState) => `${state} ${dayId}`;

export const isTickable = (state: string): state is TickedState => state === 'replaces' || state === 'leave';

/** The half hours that are to be written: new ones, and what was ticked. */
export function createDayPatch(days: readonly DayPlan[], ticks: ReadonlySet<string>) {
  return createPatch(
    days.flatMap(({ id, staffId, date, slots }) =>
      slots
        .filter(({ state }) => state === 'new' || (isTickable(state) && ticks.has(tickKey(id, state))))
        .map(({ minutes, wanted }) => ({ staffId, date, minutes, wanted })),
    ),
  );
}

/** How many half hours of a day are in each state, overlap, or were laid. */
export function countStates({ slots }: Pick<DayPlan, 'slots'>) {
  const counts = { new: 0, same: 0, replaces: 0, leave: 0, outside: 0, overlaps: 0, laid: 0 };
  for (const { state, overlaps, isLaid } of slots) {
    counts[state] += 1;
    if (overlaps) counts.overlaps += 1;
    if (isLaid) counts.laid += 1;
  }
  return counts;
}

/** How many minutes rounding adds to a day, or takes from it. */
export const roundedBy = ({ slots, minutes, noRoom }: DayPlan) =>
  hoursOf(slots.length + noRoom) * 60 - minutes;
