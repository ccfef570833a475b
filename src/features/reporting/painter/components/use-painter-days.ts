import { useCallback, useMemo } from 'react';
import { firstOfMonth, type CalendarDate } from '@/lib/calendar-date';
import type { StaffSlots } from '@/features/work/model/slot';
import { workDays, workMonth, type WorkDay } from '@/features/work/model/work-days';
import type { Staff } from '@/session/staff-schema';
import { missingAround } from '../model/missing-around';
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
const NO_DATES: readonly CalendarDate[] = [];

/** What the days of the month, and those of the timeline, amount to; which are to be completed. */
export function usePainterDays({ person, slots, dates, shown }: Options) {
  const { known, isLeaveUnknown } = usePersonDays(person, slots);
  const month = firstOfMonth(shown);
  const days = useMemo(() => (known ? workMonth(month, known) : NO_DAYS), [known, month]);
  const missing = useMemo(() => (known ? missingAround(month, known) : NO_DATES), [month, known]);
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
