import { fitToDaysOff } from '@/features/work/model/days-off';
import type { Rounding } from '@/features/work/model/rounding';
import type { RecordedSlots, WorkIds } from '@/features/work/model/slot';
import { toContent, createPatch, isSameContent, recordedOn } from '@/features/work/model/slot-patch';
import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { convertSpans, FIRST_START, layHours, type FilePart, type FileSlot } from './file-slots';

/** The state of a half hour; `outside` starts before 8:30, when the timeline begins, and is not recorded. */
export type SlotState = 'new' | 'same' | 'replaces' | 'leave' | 'outside';

export type PlannedSlot = FileSlot & { recordedWork: WorkIds | null; state: SlotState };

export type DayPlan = {
  id: string;
  staffId: number;
  date: CalendarDate;
  slots: readonly PlannedSlot[];
  /** Minutes in the file. */
  minutes: number;
  /** Half hours without a time for which the day has no room. */
  noRoom: number;
};

export type FileDay = { id: string; staffId: number; date: CalendarDate; parts: FilePart[] };

export function planDay(
  { id, staffId, date, parts }: FileDay,
  { recorded, leaveHours, rounding }: { recorded: RecordedSlots; leaveHours: number; rounding: Rounding },
): DayPlan {
  const recordedDay = recordedOn(recorded, staffId, date);
  const untimed = parts.filter((part) => 'minutes' in part);
  const { slots, worked } = convertSpans(
    parts.filter((part) => 'start' in part),
    rounding,
  );
  const noRoom = layHours(slots, untimed, recordedDay, rounding);
  const planned = [...slots.values()]
    .sort((one, other) => one.minutes - other.minutes)
    .map((slot): PlannedSlot => {
      const recordedWork = toContent(recordedDay.get(slot.minutes));
      return { ...slot, recordedWork, state: classifySlot(slot, recordedWork) };
    });
  return {
    id,
    staffId,
    date,
    noRoom,
    minutes: untimed.reduce((sum, { minutes }) => sum + minutes, worked),
    slots: leaveHours > 0 ? markLeave(planned, { staffId, date, recorded, leaveHours }) : planned,
  };
}

function classifySlot({ minutes, wanted }: FileSlot, recordedWork: WorkIds | null): SlotState {
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
  const leftOutStarts = new Set(leftOut.leave.map(({ minutes }) => minutes));
  return planned.map((slot) =>
    slot.state === 'new' && leftOutStarts.has(slot.minutes) ? { ...slot, state: 'leave' } : slot,
  );
}

/** States that the user may include: half hours that replace recorded work, or fall into leave. */
export type TickableState = Extract<SlotState, 'replaces' | 'leave'>;

export const tickKey = (dayId: string, state: TickableState) => `${state} ${dayId}`;

export const isTickable = (state: string): state is TickableState =>
  state === 'replaces' || state === 'leave';

const isTicked = (dayId: string, state: SlotState, ticks: ReadonlySet<string>) =>
  isTickable(state) && ticks.has(tickKey(dayId, state));

/** False once all ticked half hours are recorded. */
export const hasTicked = (days: readonly DayPlan[], ticks: ReadonlySet<string>) =>
  days.some(({ id, slots }) => slots.some(({ state }) => isTicked(id, state, ticks)));

export function createDayPatch(days: readonly DayPlan[], ticks: ReadonlySet<string>) {
  return createPatch(
    days.flatMap(({ id, staffId, date, slots }) =>
      slots
        .filter(({ state }) => state === 'new' || isTicked(id, state, ticks))
        .map(({ minutes, wanted }) => ({ staffId, date, minutes, wanted })),
    ),
  );
}

export function countStates({ slots }: Pick<DayPlan, 'slots'>) {
  const counts = { new: 0, same: 0, replaces: 0, leave: 0, outside: 0, overlaps: 0, laid: 0 };
  for (const { state, overlaps, isLaid } of slots) {
    counts[state] += 1;
    if (overlaps) counts.overlaps += 1;
    if (isLaid) counts.laid += 1;
  }
  return counts;
}

/** The minutes that rounding adds to a day; negative if it removes some. */
export const getRoundedMinutes = ({ slots, minutes, noRoom }: DayPlan) =>
  (slots.length + noRoom) * SLOT_MINUTES - minutes;
