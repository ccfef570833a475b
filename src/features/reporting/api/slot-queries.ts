import { queryOptions } from '@tanstack/react-query';
import { request } from '@/api/request';
import type { StaffSlots } from '../model/slot';
import { staffSlotsSchema } from './slot-schema';

const ALL = ['reporting', 'slots'] as const;

export const slotQueries = {
  all: ALL,
  /** All that one person recorded and their saved weekday settings. One query for each person. Source: RP-10, RS-1. */
  ofStaff: (staffId: number) =>
    queryOptions({
      queryKey: [...ALL, staffId],
      queryFn: async ({ signal }): Promise<StaffSlots> => {
        const body = {
          id: staffId,
          task_performance: {},
          task_performance_setting: {},
          project: {},
          task: {},
        };
        const slots = await request(staffSlotsSchema, { path: 'reporting-system/staff/get', body, signal });
        return { staffId, ...slots };
      },
      // The indexes are maps, which structural sharing cannot compare.
      structuralSharing: false,
      meta: { failure: 'toasts:fetch.staffs' },
    }),
};
