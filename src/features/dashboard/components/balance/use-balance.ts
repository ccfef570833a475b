import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findReadFailure, refetchFailed } from '@/api/read-failures';
import { balanceConfig } from '@/config/balance-config';
import { useLeaveFinder } from '@/features/leave/api/use-leave-finder';
import type { Person } from '@/features/leave/model/leave';
import { leaveHoursByDate } from '@/features/leave/model/split-leave';
import { slotQueries } from '@/features/work/api/slot-queries';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { monthBalances } from '@/features/work/model/hours-balance';
import { findWorkHours, type Employee } from '@/features/work/model/work-calendar';
import { useToday } from '@/ui/page/use-today';
import { dashboardQueries } from '../../api/dashboard-queries';

/** Returns no balance until all its sources are read, because it would be wrong without one of them. */
export function useBalance(member: Person & Employee) {
  const { id, eng_name, jp_name } = member;
  const today = useToday();
  const onlyPerson = useMemo(() => ({ id, eng_name, jp_name }), [id, eng_name, jp_name]);
  const slots = useQuery(slotQueries.summary(id));
  const leave = useLeaveFinder({ onlyPerson });
  const calendar = useQuery(workCalendarQueries.all());
  const carryOver = useQuery(dashboardQueries.carryOver());

  const work = slots.data;
  const workCalendar = calendar.data;
  const carriedOverByStaffNo = carryOver.data;
  const { findLeaves } = leave;
  const balance = useMemo(() => {
    if (!work || !findLeaves || !workCalendar || !carriedOverByStaffNo) return undefined;
    const carriedOver = carriedOverByStaffNo.get(member.staff_no) ?? 0;
    const facts = {
      today,
      ...work,
      leaveHours: leaveHoursByDate(findLeaves(onlyPerson)),
      ...findWorkHours(workCalendar, member),
    };
    const { from } = balanceConfig;
    return { from, carriedOver, months: monthBalances(facts, { from, carriedOver }) };
  }, [today, work, findLeaves, onlyPerson, workCalendar, carriedOverByStaffNo, member]);

  return {
    balance,
    error: balance ? null : (findReadFailure(slots, calendar, carryOver) ?? leave.error),
    retry: () => {
      refetchFailed(slots, calendar, carryOver);
      if (leave.error) void leave.refetch();
    },
  };
}
