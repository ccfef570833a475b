import { useCallback, useMemo } from 'react';
import { firstOfMonth, type CalendarDate } from '@/lib/calendar-date';
import type { StaffSlots } from '@/features/work/model/slot';
import { daysToComplete, workDays, workMonth, type WorkDay } from '@/features/work/model/work-days';
import type { Staff } from '@/session/staff-schema';
import { usePersonDays } from './use-person-days';

type Options = {
  person: Staff;
  /** What is recorded, and painted. */
  slots: StaffSlots | undefined;
  /** Side by side in the timeline. */
  dates: readonly CalendarDate[];
  /** The day that is meant. */
  shown: CalendarDate;
};

const NO_DAYS: readonly WorkDay[] = [];

/** What the days of the month, and those of the timeline, amount to; which of the month are to be completed. */
export function usePainterDays({ person, slots, dates, shown }: Options) {
  const { known, isLeaveUnknown } = usePersonDays(person, slots);
  const month = firstOfMonth(shown);
  const days = useMemo(() => (known ? workMonth(month, known) : NO_DAYS), [known, month]);
  const missing = useMemo(() => daysToComplete(days).map(({ date }) => date), [days]);
  const inTimeline = useMemo(
    () => new Map(known && dates.map((date) => [date, workDays(date, date, known)[0]])),
    [known, dates],
  );
  return {
    days,
    missing,
    /** The one after the shown day, else the oldest. */
    nextMissing: missing.find((date) => date > shown) ?? missing.find((date) => date !== shown) ?? null,
    dayOf: useCallback((date: CalendarDate) => inTimeline.get(date), [inTimeline]),
    isLeaveUnknown,
  };
}
