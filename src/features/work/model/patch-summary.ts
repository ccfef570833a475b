import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';
import { FULL_DAY_HOURS } from './day-hours';
import type { RecordedSlots, Slot, SlotKey } from './slot';
import {
  byDay,
  isSameContent,
  recordedOn,
  type PatchedSlot,
  type SlotContent,
  type SlotPatch,
} from './slot-patch';

type PatchCounts = {
  created: number;
  replaced: number;
  cleared: number;
  unchanged: number;
};

export type SlotLoss = { staffId: number; dates: readonly CalendarDate[]; count: number };

export type PatchSummary = PatchCounts & {
  days: readonly (PatchCounts & { staffId: number; date: CalendarDate })[];
  losses: readonly SlotLoss[];
  /** People whose records were not loaded; the counts omit them. */
  unknownStaffIds: readonly number[];
};

const NO_CHANGES: PatchCounts = { created: 0, replaced: 0, cleared: 0, unchanged: 0 };

const FULL_DAY_RECORDS = FULL_DAY_HOURS / SLOT_HOURS;

export function summarise(
  patch: SlotPatch,
  recorded: RecordedSlots,
  onChange?: (slot: PatchedSlot, recordedSlot: Slot | undefined) => void,
): PatchSummary {
  const total = { ...NO_CHANGES };
  const days: PatchSummary['days'][number][] = [];
  const lost: SlotKey[] = [];
  const unknown = new Set<number>();
  for (const slots of byDay(patch.values())) {
    const [{ staffId, date }] = slots;
    if (!recorded.has(staffId)) {
      unknown.add(staffId);
      continue;
    }
    const day = { staffId, date, ...NO_CHANGES };
    const recordedDay = recordedOn(recorded, staffId, date);
    for (const slot of slots) {
      const recordedSlot = recordedDay.get(slot.minutes);
      const change = classifyChange(recordedSlot, slot.wanted);
      day[change]++;
      total[change]++;
      if (change === 'unchanged') continue;
      if (recordedSlot) lost.push(slot);
      onChange?.(slot, recordedSlot);
    }
    days.push(day);
  }
  return { ...total, days, losses: groupLosses(lost), unknownStaffIds: [...unknown] };
}

function classifyChange(recordedSlot: Slot | undefined, wanted: SlotContent): keyof PatchCounts {
  if (isSameContent(recordedSlot, wanted)) return 'unchanged';
  if (wanted === null) return 'cleared';
  return recordedSlot ? 'replaced' : 'created';
}

export function groupLosses(slots: Iterable<SlotKey>): SlotLoss[] {
  const losses = new Map<number, { dates: Set<CalendarDate>; count: number }>();
  for (const { staffId, date } of slots) {
    const loss = losses.get(staffId) ?? { dates: new Set(), count: 0 };
    losses.set(staffId, { dates: loss.dates.add(date), count: loss.count + 1 });
  }
  return [...losses].map(([staffId, { dates, count }]) => ({ staffId, dates: [...dates].sort(), count }));
}

export function isDestructive({ losses }: Pick<PatchSummary, 'losses'>, ownId: number): boolean {
  return countLost(losses) > FULL_DAY_RECORDS || losses.some(({ staffId }) => staffId !== ownId);
}

export function countLost(losses: readonly SlotLoss[]): number {
  return losses.reduce((sum, { count }) => sum + count, 0);
}
