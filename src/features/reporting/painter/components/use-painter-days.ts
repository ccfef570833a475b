import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { firstOfMonth, type CalendarDate } from '@/lib/calendar-date';
import { useLeaveFinder } from '@/features/leave/api/use-leave-finder';
import { leaveHoursByDate } from '@/features/leave/model/split-leave';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { summariseWork } from '@/features/work/model/due-from';
import type { StaffSlots } from '@/features/work/model/slot';
import { findWorkHours } from '@/features/work/model/work-calendar';
import { workDays, workMonth, type WorkDay, type WorkFacts } from '@/features/work/model/work-days';
import type { Staff } from '@/session/staff-schema';
import { useToday } from '@/ui/page/use-today';
import { daysToCompleteAround } from '../model/fills';

type Options = {
  person: Staff;
  slots: StaffSlots | undefined;
  dates: readonly CalendarDate[];
  shown: CalendarDate;
};

const NO_DAYS: readonly WorkDay[] = [];
const NO_LEAVE: WorkFacts['leaveHours'] = new Map();

export function usePainterDays({ person, slots, dates, shown }: Options) {
  const { facts, isLeaveUnknown, isCalendarUnknown } = useWorkFacts(person, slots);
  const month = firstOfMonth(shown);
  const days = useMemo(() => (facts ? workMonth(month, facts) : NO_DAYS), [facts, month]);
  const toComplete = useMemo(() => (facts ? daysToCompleteAround(month, facts) : null), [month, facts]);
  const timelineDays = useMemo(
    () => new Map(facts && dates.map((date) => [date, workDays(date, date, facts)[0]])),
    [facts, dates],
  );
  return {
    days,
    /** Null until the records are loaded. */
    toComplete,
    findDay: (date: CalendarDate) => timelineDays.get(date),
    isLeaveUnknown,
    isCalendarUnknown,
  };
}

/** Leave that is not loaded counts as none; the usual hours replace company files that are not loaded. */
export function useWorkFacts(person: Staff, slots: StaffSlots | undefined) {
  const today = useToday();
  const { id, eng_name, jp_name } = person;
  // A new object would make `useLeaveFinder` find the leave anew.
  const namedPerson = useMemo(() => ({ id, eng_name, jp_name }), [id, eng_name, jp_name]);
  const { findLeaves, error } = useLeaveFinder({ onlyPerson: namedPerson });
  const { data: calendar, isLoadingError: isCalendarUnknown } = useQuery(workCalendarQueries.all());
  const leaveHours = useMemo(
    () => (findLeaves ? leaveHoursByDate(findLeaves(namedPerson)) : NO_LEAVE),
    [findLeaves, namedPerson],
  );
  const facts = useMemo(
    (): WorkFacts | undefined =>
      slots && { today, ...summariseWork(slots), leaveHours, ...findWorkHours(calendar, person) },
    [today, slots, leaveHours, calendar, person],
  );
  return { facts, isLeaveUnknown: !findLeaves && error !== null, isCalendarUnknown };
}
