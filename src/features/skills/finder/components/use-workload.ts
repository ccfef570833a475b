import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLeaveFinder } from '@/features/leave/api/use-leave-finder';
import { slotQueries } from '@/features/work/api/slot-queries';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { findWorkHours } from '@/features/work/model/work-calendar';
import { useToday } from '@/ui/page/use-today';
import type { FinderPerson } from '../model/finder-person';
import { calculateWorkload } from '../model/workload';

/** Leave that cannot be read counts as none; without the company's calendar the usual hours are expected. */
export function useWorkload({ id, eng_name, jp_name, member }: FinderPerson) {
  const today = useToday();
  const onlyPerson = useMemo(() => ({ id, eng_name, jp_name }), [id, eng_name, jp_name]);
  const hours = useQuery(slotQueries.summary(id));
  const leave = useLeaveFinder({ onlyPerson });
  const calendar = useQuery(workCalendarQueries.all());
  const { findLeaves } = leave;
  const isLeaveMissing = leave.error !== null && !findLeaves;
  const isLeaveSettled = findLeaves !== undefined || isLeaveMissing;
  const work = hours.data;
  const workload = useMemo(() => {
    if (!work || !isLeaveSettled || calendar.isPending) return undefined;
    const leaves = findLeaves?.(onlyPerson) ?? [];
    return calculateWorkload(leaves, { today, ...work, ...findWorkHours(calendar.data, member) });
  }, [work, isLeaveSettled, calendar.isPending, findLeaves, onlyPerson, today, calendar.data, member]);
  return {
    workload,
    error: work ? null : hours.error,
    retry: () => void hours.refetch(),
    isLeaveMissing,
    retryLeave: () => void leave.refetch(),
    isCalendarMissing: calendar.isLoadingError,
    retryCalendar: () => void calendar.refetch(),
  };
}
