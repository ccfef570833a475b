import { roundDownToSlot, SLOT_MINUTES } from '@/lib/time-slot';
import type { DaySlots, Slot } from './slot';
import { isLunch, USUAL_FINISH, USUAL_START } from './usual-day';

/** A stretch of a day in minutes since midnight; `finish` is where the next one starts. */
export type DayPart = { start: number; finish: number } & (
  { kind: 'work'; slot: Slot } | { kind: 'lunch' } | { kind: 'free' }
);

/** Splits a day without gaps, 08:30 to 17:30 at least. Free time from 12:00 to 13:00 is lunch. */
export function dayParts(slots: DaySlots): DayPart[] {
  const byStart = new Map([...slots.values()].map((slot) => [roundDownToSlot(slot.minutes), slot]));
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

function partAt(start: number, slot: Slot | undefined): DayPart {
  const finish = start + SLOT_MINUTES;
  if (slot) return { kind: 'work', start, finish, slot };
  return { kind: isLunch(start) ? 'lunch' : 'free', start, finish };
}

function isSameActivity(one: DayPart, other: DayPart): boolean {
  if (one.kind !== 'work' || other.kind !== 'work') return one.kind === other.kind;
  return (
    one.slot.projectId === other.slot.projectId &&
    one.slot.taskId === other.slot.taskId &&
    one.slot.isWaiting === other.slot.isWaiting
  );
}
