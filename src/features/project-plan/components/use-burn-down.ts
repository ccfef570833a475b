import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hoursQueries } from '@/features/hours/api/hours-queries';
import type { PlanStep } from '@/features/projects/model/project-search';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { expectedHours } from '@/features/work/model/expected-hours';
import type { CalendarDate } from '@/lib/calendar-date';
import { useToday } from '@/ui/page/use-today';
import { burnDown } from '../model/burn-down';
import { NO_PLAN, plannedMonths, type ProjectPlan } from '../model/plan';
import { projectHoursByDay, planRange } from '../model/project-activity';

/** `burn` is null without a plan, until the hours are loaded, and until the holidays are loaded or have failed. */
export function useBurnDown(projectId: number, step: PlanStep, plan: ProjectPlan = NO_PLAN) {
  const today = useToday();
  const [firstMonth] = plannedMonths(plan);
  const range = useMemo(() => planRange(firstMonth, today), [firstMonth, today]);
  const team = useQuery({ ...hoursQueries.recorded(range), enabled: firstMonth !== undefined });
  const calendar = useQuery(workCalendarQueries.all());
  const { data: hours } = team;
  const holidays = calendar.data?.holidays;
  const isCalendarPending = calendar.isPending;

  const burn = useMemo(() => {
    if (!hours || isCalendarPending) return null;
    const isWorkDay = (date: CalendarDate) => expectedHours(date, { holidays }) > 0;
    return burnDown({ plan, recorded: projectHoursByDay(hours, projectId), today, step, isWorkDay });
  }, [hours, isCalendarPending, projectId, plan, today, step, holidays]);

  return {
    burn,
    range,
    isCut: firstMonth !== undefined && `${firstMonth}-01` < range.start,
    isFailed: team.isLoadingError,
    retry: () => void team.refetch(),
    /** Without the calendar, the plan counts holidays as working days. */
    calendar: { isFailed: calendar.isLoadingError, retry: () => void calendar.refetch() },
  };
}
