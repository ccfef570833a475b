import { SLOT_MINUTES, toMinutes } from '@/lib/time-slot';
import type { DaySlots, Slot } from './slot';

/** A stretch of a day in minutes since midnight; `finish` is where the next one starts. */
export type DayPart = { start: number; finish: number } & (
  { kind: 'work'; slot: Slot } | { kind: 'lunch' } | { kind: 'free' }
);

const USUAL_START = toMinutes('08:30');
const USUAL_FINISH = toMinutes('17:30');
const LUNCH_START = toMinutes('12:00');
const LUNCH_FINISH = toMinutes('13:00');

/** Splits a day without gaps, 08:30 to 17:30 at least. Free time from 12:00 to 13:00 is lunch. */
export function dayParts(slots: DaySlots): DayPart[] {
  const byStart = new Map([...slots.values()].map((slot) => [roundDownToSlot(slot), slot]));
  const starts = [...byStart.keys()];
  const finish = Math.max(USUAL_FINISH, ...starts.map((start) => start + SLOT_MINUTES));
  const parts: DayPart[] = [];
  for (let start = Math.min(USUAL_START, ...starts); start < finish; start += SLOT_MINUTES) {
    const part = partAt(start, byStart.get(start));
    const last = parts.at(-1);
    if (last && isSameActivity(last, part)) last.finish = part.finish;
    else parts.push(part);
  }
  return parts;
}

/** Rounds down, because some servers hold records at other minutes than 0 and 30. */
function roundDownToSlot({ minutes }: Slot): number {
  return Math.floor(minutes / SLOT_MINUTES) * SLOT_MINUTES;
}

function partAt(start: number, slot: Slot | undefined): DayPart {
  const finish = start + SLOT_MINUTES;
  if (slot) return { kind: 'work', start, finish, slot };
  return { kind: start >= LUNCH_START && start < LUNCH_FINISH ? 'lunch' : 'free', start, finish };
}

function isSameActivity(one: DayPart, other: DayPart): boolean {
  if (one.kind !== 'work' || other.kind !== 'work') return one.kind === other.kind;
  return (
    one.slot.projectId === other.slot.projectId &&
    one.slot.taskId === other.slot.taskId &&
    one.slot.isWaiting === other.slot.isWaiting
  );
}
