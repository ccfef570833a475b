import { queryOptions } from '@tanstack/react-query';
import { request } from '@/api/request';
import type { DateRange } from '../model/date-range';
import { menPowerSchema } from './men-power-schema';

/** Apart from the other hours, which the dashboard does not group. */
export const menPowerQueries = {
  /** Work on each project; without a range of all time. Source: HR-2, DB-1. */
  ofRange: (range: DateRange | null) =>
    queryOptions({
      queryKey: ['hours', 'men-power', range],
      queryFn: ({ signal }) =>
        request(menPowerSchema, {
          path: 'reporting-system/men-power/get',
          body: range ? { start_date: range.start, end_date: range.end } : {},
          signal,
        }),
      meta: { reads: ['slots', 'staff', 'projects'], failure: 'toasts:fetch.menPower' },
    }),
};
