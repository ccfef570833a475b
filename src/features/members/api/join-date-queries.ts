import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/api/request';
import { rowList, wire } from '@/api/wire-fields';
import type { MessageKey } from '@/i18n/catalogue';
import type { CalendarDate } from '@/lib/calendar-date';
import { mapped, orNull } from '@/lib/schema-parts';

const rowSchema = z.looseObject({ staff: orNull(z.looseObject({ id: wire.id })), join_date: wire.date });

/** Reads the dates of joining from the skill sheets, and nothing else of them. */
export const joinDatesSchema = mapped(rowList(rowSchema), (sheets) => {
  const dates = new Map<number, CalendarDate>();
  for (const { staff, join_date: date } of sheets) {
    if (staff !== null && date !== null) dates.set(staff.id, date);
  }
  return dates;
});

export const joinDateQueries = {
  /** The date of joining by member. Without `failure`, the key of a toast, the screen shows a failure itself. */
  all: (failure?: MessageKey) =>
    queryOptions({
      queryKey: ['skills', 'join-dates'],
      queryFn: ({ signal }) =>
        request(joinDatesSchema, {
          path: 'reporting-system/employee-skill-sheet/get',
          body: { staff: {} },
          signal,
        }),
      structuralSharing: false,
      meta: { reads: ['skills', 'staff'], failure },
    }),
};
