import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToday } from '@/ui/page/use-today';
import { holidayQueries } from '@/features/work/api/holiday-queries';
import { hoursByDate } from '@/features/work/model/day-hours';
import type { StaffSlots } from '@/features/work/model/slot';
import type { WorkKnown } from '@/features/work/model/work-days';

const NO_LEAVE: WorkKnown['leaveHours'] = new Map();

/** What is known of somebody's days, what is painted counted as done: what they recorded, their leave, the days off. */
export function usePersonDays(slots: StaffSlots | undefined): WorkKnown | undefined {
  const today = useToday();
  const holidays = useQuery(holidayQueries.all()).data;
  return useMemo(
    () => slots && { today, recordedHours: hoursByDate(slots), leaveHours: NO_LEAVE, holidays },
    [today, slots, holidays],
  );
}
