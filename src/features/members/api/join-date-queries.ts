import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/api/request';
import { rowList, wire } from '@/api/wire-fields';
import type { CalendarDate } from '@/lib/calendar-date';
import { mapped, orNull } from '@/lib/schema-parts';

const rowSchema = z.looseObject({ staff: orNull(z.looseObject({ id: wire.id })), join_date: wire.date });

/** Reads only the dates of joining from the skill sheets. */
export const joinDatesSchema = mapped(rowList(rowSchema), (sheets) => {
  const dates = new Map<number, CalendarDate>();
  for (const { staff, join_date: date } of sheets) {
    if (staff !== null && date !== null) dates.set(staff.id, date);
  }
  return dates;
});

export const joinDateQueries = {
  /** The date of joining by member id. */
  all: () =>
    queryOptions({
      queryKey: ['skills', 'join-dates'],
      queryFn: ({ signal }) =>
        request(joinDatesSchema, {
          path: 'reporting-system/employee-skill-sheet/get',
          body: { staff: {} },
          signal,
        }),
      // Structural sharing cannot compare maps.
      structuralSharing: false,
      meta: { reads: ['skills', 'staff'], failure: 'toasts:fetch.skillSheets' },
    }),
};
