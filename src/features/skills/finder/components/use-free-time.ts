import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLeaveFinder } from '@/features/leave/api/use-leave-finder';
import { holidayQueries } from '@/features/work/api/holiday-queries';
import { slotQueries } from '@/features/work/api/slot-queries';
import { useToday } from '@/ui/page/use-today';
import type { FinderPerson } from '../model/finder-person';
import { freeTime } from '../model/free-time';

/** The hours and leaves of one person, read when somebody asks for them. Without leave it says so, and goes on. */
export function useFreeTime({ id, eng_name, jp_name }: FinderPerson) {
  const today = useToday();
  const onlyOf = useMemo(() => ({ id, eng_name, jp_name }), [id, eng_name, jp_name]);
  const hours = useQuery(slotQueries.work(id));
  const leave = useLeaveFinder({ onlyOf });
  const holidays = useQuery(holidayQueries.all());
  const { leavesOf } = leave;
  const isLeaveMissing = leave.error !== null && !leavesOf;
  const work = hours.data;
  const isThere = work && (leavesOf ?? isLeaveMissing) && !holidays.isPending;
  const free = useMemo(
    () =>
      isThere
        ? freeTime(leavesOf?.(onlyOf) ?? [], {
            today,
            ...work,
            holidays: holidays.data,
          })
        : undefined,
    [isThere, leavesOf, onlyOf, today, work, holidays.data],
  );
  return {
    free,
    error: hours.data ? null : hours.error,
    retry: () => void hours.refetch(),
    isLeaveMissing,
    retryLeave: () => void leave.refetch(),
  };
}
