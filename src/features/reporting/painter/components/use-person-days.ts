import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToday } from '@/ui/page/use-today';
import { useLeaveFinder } from '@/features/leave/api/use-leave-finder';
import { leaveHoursByDate } from '@/features/leave/model/split-leave';
import { holidayQueries } from '@/features/work/api/holiday-queries';
import { workOf } from '@/features/work/model/due-from';
import type { StaffSlots } from '@/features/work/model/slot';
import type { WorkKnown } from '@/features/work/model/work-days';
import type { Staff } from '@/session/staff-schema';

const NO_LEAVE: WorkKnown['leaveHours'] = new Map();

/**
 * What is known of somebody's days: the hours of `slots`, their leave, the days off. Leave that is still on its way, or could not be
 * had, is counted as none.
 */
export function usePersonDays({ id, eng_name, jp_name }: Staff, slots: StaffSlots | undefined) {
  const today = useToday();
  const person = useMemo(() => ({ id, eng_name, jp_name }), [id, eng_name, jp_name]);
  const { leavesOf, error } = useLeaveFinder({ onlyOf: person });
  const holidays = useQuery(holidayQueries.all()).data;
  const leaveHours = useMemo(
    () => (leavesOf ? leaveHoursByDate(leavesOf(person)) : NO_LEAVE),
    [leavesOf, person],
  );
  const known = useMemo(
    (): WorkKnown | undefined => slots && { today, ...workOf(slots), leaveHours, holidays },
    [today, slots, leaveHours, holidays],
  );
  return { known, isLeaveUnknown: !leavesOf && error !== null };
}
