import { queryOptions } from '@tanstack/react-query';
import { request } from '@/api/request';
import { anyList } from '@/api/wire-fields';
import { readId, readRows } from '@/api/wire-values';
import type { CalendarDate } from '@/lib/calendar-date';
import { isFields } from '@/lib/is-fields';
import { mapped } from '@/lib/schema-parts';
import { SLOT_HOURS } from '@/lib/time-slot';

/** The answer of `reporting/getAllHour`, a row for each half hour, as hours by member. Nothing else of it is looked at. */
export const teamHoursSchema = mapped(anyList, (rows) => {
  const hours = new Map<number, number>();
  readRows(rows, (row) => {
    const id = isFields(row) ? readId(row.staff_id) : null;
    if (id === null) return undefined;
    hours.set(id, (hours.get(id) ?? 0) + SLOT_HOURS);
    return id;
  });
  return hours;
});

export const teamHoursQueries = {
  /** All hours of everybody from a day to a day. Whoever shows something of it says where they cannot be had. */
  ofRange: ({ start, end }: { start: CalendarDate; end: CalendarDate }) =>
    queryOptions({
      queryKey: ['work', 'team-hours', start, end],
      queryFn: ({ signal }) =>
        request(teamHoursSchema, {
          path: 'reporting-system/reporting/getAllHour',
          body: { start_date: start, end_date: end },
          signal,
        }),
      // A map, which structural sharing cannot compare.
      structuralSharing: false,
      meta: { reads: ['slots', 'staff'] },
    }),
};
