import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { silent } from '@/api/silent-query';
import { memberQueries } from '@/features/members/api/member-queries';
import { slotQueries } from '@/features/work/api/slot-queries';
import { teamHoursQueries } from '@/features/work/api/team-hours-queries';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import {
  countDays,
  limitFigures,
  monthsToCount,
  wholeWeeks,
  type LimitFigure,
  type OvertimeLimits,
} from '@/features/work/model/overtime-limits';
import { hoursByDate } from '@/features/work/model/day-hours';
import { findWorkHours, type Worker } from '@/features/work/model/work-calendar';
import { datesBetween, type CalendarDate } from '@/lib/calendar-date';
import { hoursQueries } from '../../api/hours-queries';
import type { DateRange } from '../../model/date-range';
import { addHours } from '../model/closing-board';
import { hiddenIn } from '../model/hidden-hours';
import { daysByMember, type HoursByDate, type MemberDays } from '../model/month-hours';
import { findHidden, monthFrom, totalsById } from './closing-queries';

export type LimitsOfPeople = ReadonlyMap<number, readonly LimitFigure[]>;

const FRESH_MS = 5 * 60_000;
/** Reading more whole histories would take too long: hidden hours are then searched day by day. */
const MOST_READ = 20;

type Part = {
  dates: readonly CalendarDate[];
  recorded: ReadonlyMap<number, MemberDays>;
  totals: ReadonlyMap<number, number>;
};

/** One range after the other, because each answer may be large. */
async function readHours(
  client: QueryClient,
  ranges: readonly (DateRange & { isMonth: boolean })[],
  signal: AbortSignal,
): Promise<Map<number, HoursByDate>> {
  const parts: Part[] = [];
  for (const { start, end, isMonth } of ranges) {
    signal.throwIfAborted();
    const question = silent(hoursQueries.projectHours({ start, end, isByMonth: isMonth, weeks: 1 }));
    const columns = await client.query(question);
    const totals = totalsById(await client.query(teamHoursQueries.byMember({ start, end })));
    const dates = datesBetween(start, end);
    parts.push({ dates, totals, recorded: daysByMember(columns, dates) });
  }
  const hours = new Map<number, HoursByDate>();
  const add = (id: number, more: HoursByDate) => hours.set(id, addHours(hours.get(id), more));
  for (const { recorded } of parts) for (const [id, { hours: more }] of recorded) add(id, more);

  const findHiddenPeople = ({ dates, totals, recorded }: Part) => hiddenIn(dates, totals, recorded).keys();
  const people = new Set(parts.flatMap((part) => [...findHiddenPeople(part)]));
  if (people.size <= MOST_READ)
    for (const id of people) hours.set(id, hoursByDate(await client.query(silent(slotQueries.ofStaff(id)))));
  else
    for (const { dates, totals, recorded } of parts)
      for (const [id, more] of await findHidden(dates, recorded, totals, signal)) add(id, more);
  return hours;
}

export const limitQueries = {
  /** Reads whole weeks of all months that count. The board shows a failure itself. */
  ofTeam: (first: CalendarDate, limits: OvertimeLimits | null | undefined, today: CalendarDate) =>
    queryOptions({
      queryKey: ['hours', 'closing', 'limits', first, limits, today],
      queryFn: async ({ client, signal }): Promise<LimitsOfPeople> => {
        if (!limits) throw new Error('The company checks no limits.');
        const months = monthsToCount(first, limits);
        const dates = wholeWeeks(months);
        const before = dates.slice(0, dates.indexOf(months[0] ?? first));
        const start = before[0];
        const end = before.at(-1);
        const ranges = months.map((month) => ({ ...monthFrom(month), isMonth: true }));
        const hours = await readHours(
          client,
          [...(start && end ? [{ start, end, isMonth: false }] : []), ...ranges].filter(
            (range) => range.start <= today,
          ),
          signal,
        );
        const people = await client.query(memberQueries.list());
        const calendar = await client.query(workCalendarQueries.all());
        const workers = new Map<number, Worker | null>(Array.from(hours.keys(), (id) => [id, null]));
        for (const person of people) workers.set(person.id, person);
        return new Map(
          Array.from(workers, ([id, worker]) => {
            const recordedHours = hours.get(id) ?? new Map<CalendarDate, number>();
            const recordedDays = { today, recordedHours, ...findWorkHours(calendar, worker) };
            return [id, limitFigures(first, countDays(dates, recordedDays, limits), limits)];
          }),
        );
      },
      staleTime: FRESH_MS,
      structuralSharing: false,
      meta: { reads: ['slots', 'staff', 'projects'] },
    }),
};
