import { queryOptions } from '@tanstack/react-query';
import { request } from '@/api/request';
import type { DateRange } from '../model/date-range';
import type { ProjectHoursQuestion } from '../model/project-hours-form';
import { memberHoursSchema, projectHoursSchema } from './hour-row-schema';

const ALL = ['hours'] as const;

const toBody = ({ start, end }: DateRange) => ({ start_date: start, end_date: end });

function questionBody({ isByMonth, weeks, start, end }: ProjectHoursQuestion) {
  return isByMonth ? toBody({ start, end }) : { end_date: end, week_date: weeks };
}

// The server reads whole months, and the URL may name any day of them: one key for each answer.
function questionKey({ isByMonth, weeks, start, end }: ProjectHoursQuestion) {
  return isByMonth ? ['months', start.slice(0, 7), end.slice(0, 7)] : ['weeks', weeks, end];
}

export const hoursQueries = {
  /** Hours of each member in a range. Source: HR-1. */
  byMember: (range: DateRange) =>
    queryOptions({
      queryKey: [...ALL, 'by-member', range],
      queryFn: ({ signal }) =>
        request(memberHoursSchema, {
          path: 'reporting-system/reporting/getAllHour',
          body: toBody(range),
          signal,
        }),
      meta: { reads: ['slots', 'staff'] },
    }),
  /** Hours of each day, member and project: n weeks and one day more, or whole months. Source: HR-3. */
  projectHours: (question: ProjectHoursQuestion) =>
    queryOptions({
      queryKey: [...ALL, 'project-hours', ...questionKey(question)],
      queryFn: ({ signal }) =>
        request(projectHoursSchema, {
          path: 'reporting-system/project-hour/get',
          body: questionBody(question),
          signal,
        }),
      meta: { reads: ['slots', 'staff', 'projects'], failure: 'toasts:fetch.projectHour' },
    }),
};
