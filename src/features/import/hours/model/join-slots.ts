import { SLOT_MINUTES } from '@/lib/time-slot';
import type { PlannedSlot } from './day-plan';

type JoinedSlots = { start: number; finish: number; text: string; lines: readonly number[] };

/** Joins adjacent half hours with the same text; `lines` are their rows in the file. */
export function joinSlots(
  slots: readonly PlannedSlot[],
  describeSlot: (slot: PlannedSlot) => string,
): JoinedSlots[] {
  const joined: JoinedSlots[] = [];
  for (const slot of slots) {
    const text = describeSlot(slot);
    const last = joined.at(-1);
    const isNext = last?.text === text && last.finish === slot.minutes;
    if (isNext) joined.pop();
    joined.push({
      start: isNext ? last.start : slot.minutes,
      finish: slot.minutes + SLOT_MINUTES,
      text,
      lines: isNext ? [...new Set([...last.lines, ...slot.lines])] : slot.lines,
    });
  }
  return joined;
}
