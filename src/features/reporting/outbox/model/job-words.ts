import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { staffIdsOf } from '@/features/work/model/slot';
import { isSameContent, type SlotContent } from '@/features/work/model/slot-patch';
import type { SlotConflict, SlotJob } from './outbox-jobs';

/** Whom and which dates a job concerns, each once and the dates in their order. */
export function targetOf({ slots }: SlotJob): { staffIds: number[]; dates: CalendarDate[] } {
  return {
    staffIds: staffIdsOf(slots),
    dates: [...new Set(slots.map(({ date }) => date))].sort(),
  };
}

/** Neighbouring half hours with the same conflict; `start` and `finish` are minutes since midnight. */
export type ConflictSpan = {
  staffId: number;
  date: CalendarDate;
  start: number;
  finish: number;
  stands: SlotContent;
  wanted: SlotContent;
};

/** Conflicts as people read them: half hours side by side with the same contents are one. */
export function conflictSpans(conflicts: readonly SlotConflict[]): ConflictSpan[] {
  const spans: ConflictSpan[] = [];
  for (const { slot, stands } of conflicts) {
    const { staffId, date, minutes: start, wanted } = slot;
    const last = spans.at(-1);
    if (
      last?.staffId === staffId &&
      last.date === date &&
      last.finish === start &&
      isSameContent(last.stands, stands) &&
      isSameContent(last.wanted, wanted)
    ) {
      last.finish += SLOT_MINUTES;
    } else spans.push({ staffId, date, start, finish: start + SLOT_MINUTES, stands, wanted });
  }
  return spans;
}
