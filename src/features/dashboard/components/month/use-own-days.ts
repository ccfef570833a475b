import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOwnLeaveHours } from '@/features/leave/api/use-own-leave-hours';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { findWorkHours } from '@/features/work/model/work-calendar';
import { slotQueries } from '@/features/work/api/slot-queries';
import type { WorkFacts } from '@/features/work/model/work-days';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { useToday } from '@/ui/page/use-today';

const NO_HOURS: WorkFacts['leaveHours'] = new Map();

/**
 * A failed read of leave counts as no leave, and a failed read of the company's files as the usual hours.
 * With `isEnabled: false` it reads nothing, and returns what other readers have loaded.
 */
export function useOwnDays({ isEnabled = true } = {}) {
  const self = useSignedInStaff();
  const { id } = self;
  const today = useToday();
  const slots = useQuery({ ...slotQueries.summary(id), enabled: isEnabled });
  const leave = useOwnLeaveHours({ isEnabled });
  const calendar = useQuery({ ...workCalendarQueries.all(), enabled: isEnabled });

  const work = slots.data;
  const leaveHours = leave.hours ?? (leave.isFailed ? NO_HOURS : undefined);
  const isCalendarSettled = !calendar.isPending;
  const facts = useMemo((): WorkFacts | undefined => {
    if (!work || !leaveHours || !isCalendarSettled) return undefined;
    return { today, ...work, leaveHours, ...findWorkHours(calendar.data, self) };
  }, [today, work, leaveHours, isCalendarSettled, calendar.data, self]);
  return {
    today,
    facts,
    error: facts ? null : slots.error,
    retry: () => void slots.refetch(),
    isLeaveUnknown: leave.isFailed,
    retryLeave: () => void leave.refetch(),
    isCalendarUnknown: calendar.isLoadingError,
    retryCalendar: () => void calendar.refetch(),
  };
}
