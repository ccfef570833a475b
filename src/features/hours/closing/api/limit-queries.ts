import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { silent } from '@/api/silent-query';
import { memberQueries } from '@/features/members/api/member-queries';
import { MOST_HISTORIES, slotQueries } from '@/features/work/api/slot-queries';
import { teamFreshMs, teamHoursQueries, totalsById } from '@/features/work/api/team-hours-queries';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { countDays, wholeWeeks } from '@/features/work/model/counted-days';
import {
  limitFigures,
  monthsToCount,
  type LimitFigure,
  type OvertimeLimits,
} from '@/features/work/model/overtime-limits';
import { hoursByDate } from '@/features/work/model/day-hours';
import { findWorkHours, type Employee } from '@/features/work/model/work-calendar';
import { datesBetween, type CalendarDate } from '@/lib/calendar-date';
import { hoursQueries } from '../../api/hours-queries';
import type { DateRange } from '../../model/date-range';
import { addHours } from '../model/closing-board';
import { hiddenIn } from '../model/hidden-hours';
import { daysByMember, type HoursByDate, type MemberDays } from '../model/days-by-member';
import { findHidden, monthFrom } from './closing-queries';

export type LimitsOfPeople = ReadonlyMap<number, readonly LimitFigure[]>;

/** The figures are counted from the answers of a large team, and stay fresh as long. */
const FRESH_MS = teamFreshMs(true);

type ReadRange = DateRange & { isMonth: boolean };

type RangeHours = {
  dates: readonly CalendarDate[];
  recorded: ReadonlyMap<number, MemberDays>;
  totals: ReadonlyMap<number, number>;
};

/** Reads the ranges one after the other, because each answer may be large. */
async function readRanges(
  client: QueryClient,
  ranges: readonly ReadRange[],
  signal: AbortSignal,
): Promise<RangeHours[]> {
  const answers: RangeHours[] = [];
  for (const { start, end, isMonth } of ranges) {
    signal.throwIfAborted();
    // Fewer than seven days precede the first month: one week has them all.
    const query = isMonth
      ? hoursQueries.recorded({ start, end })
      : hoursQueries.projectHours({ start, end, isByMonth: false, weeks: 1 });
    const columns = await client.query(silent(query));
    const totals = totalsById(await client.query(teamHoursQueries.byMember({ start, end })));
    const dates = datesBetween(start, end);
    answers.push({ dates, totals, recorded: daysByMember(columns, dates) });
  }
  return answers;
}

async function readHours(
  client: QueryClient,
  ranges: readonly ReadRange[],
  signal: AbortSignal,
): Promise<Map<number, HoursByDate>> {
  const answers = await readRanges(client, ranges, signal);
  const hoursById = new Map<number, HoursByDate>();
  const add = (id: number, hours: HoursByDate) => hoursById.set(id, addHours(hoursById.get(id), hours));
  for (const { recorded } of answers) {
    for (const [id, { hours }] of recorded) add(id, hours);
  }

  const peopleWithHidden = new Set(
    answers.flatMap(({ dates, totals, recorded }) => [...hiddenIn(dates, recorded, totals).keys()]),
  );
  if (peopleWithHidden.size <= MOST_HISTORIES) {
    for (const id of peopleWithHidden) {
      signal.throwIfAborted();
      hoursById.set(id, hoursByDate(await client.query(silent(slotQueries.ofStaff(id)))));
    }
    return hoursById;
  }
  // Without the histories, hidden hours are searched by date.
  for (const { dates, totals, recorded } of answers) {
    const hidden = await findHidden(dates, recorded, totals, signal);
    for (const [id, hours] of hidden) add(id, hours);
  }
  return hoursById;
}

/** Lists the months that have begun, and before them the days that complete their first week. */
function rangesToRead(
  months: readonly CalendarDate[],
  dates: readonly CalendarDate[],
  today: CalendarDate,
): ReadRange[] {
  const [firstMonth] = months;
  const before = firstMonth === undefined ? [] : dates.slice(0, dates.indexOf(firstMonth));
  const start = before[0];
  const end = before.at(-1);
  const ranges = months.map((month) => ({ ...monthFrom(month), isMonth: true }));
  if (start && end) ranges.unshift({ start, end, isMonth: false });
  return ranges.filter((range) => range.start <= today);
}

export const limitQueries = {
  /** Reads whole weeks of all months that count. Without a toast: the board shows a failure itself. */
  ofTeam: (first: CalendarDate, limits: OvertimeLimits | null | undefined, today: CalendarDate) =>
    queryOptions({
      queryKey: ['hours', 'closing', 'limits', first, limits, today],
      queryFn: async ({ client, signal }): Promise<LimitsOfPeople> => {
        if (!limits) throw new Error('The company checks no limits.');
        const months = monthsToCount(first, limits);
        const dates = wholeWeeks(months);
        const hours = await readHours(client, rangesToRead(months, dates, today), signal);
        const people = await client.query(silent(memberQueries.list()));
        const calendar = await client.query(workCalendarQueries.all());
        // People with hours count even if they are no longer members.
        const workers = new Map<number, Employee | null>();
        for (const id of hours.keys()) workers.set(id, null);
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
      // Structural sharing cannot compare maps.
      structuralSharing: false,
      meta: { reads: ['slots', 'staff', 'projects'] },
    }),
};
