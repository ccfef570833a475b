import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findReadFailure } from '@/api/failure-of-reads';
import { balanceConfig } from '@/config/balance-config';
import { memberQueries } from '@/features/members/api/member-queries';
import { useCheckedMonths } from '@/features/work/api/checked-months';
import { slotQueries } from '@/features/work/api/slot-queries';
import { dueFrom, summariseWork } from '@/features/work/model/due-from';
import type { StaffSlots } from '@/features/work/model/slot';
import type { Staff } from '@/session/staff-schema';
import { useToday } from '@/ui/page/use-today';
import { useDueSources } from '../../components/use-due-sources';
import { hoursQueries } from '../../api/hours-queries';
import type { DateRange } from '../../model/date-range';
import { explorerQueries } from '../api/explorer-queries';
import { narrowed, type Step } from '../model/aggregate';
import type { DuePerson, DueSource } from '../model/due-columns';
import { hoursOfPerson, listStretches } from '../model/explorer-source';
import type { HourSource } from '../model/grouping';
import {
  type ExplorerSearch,
  type Level,
  findPerson,
  sideFields,
  sidesAfter,
  listSteps,
  writePath,
} from '../model/explorer-search';
import { rangeToCompare } from '../model/measures';
import { periodsIn } from '../model/hour-periods';
import { isCalendarMonth } from '@/lib/calendar-date';
import { silent } from '@/api/silent-query';
import { menPowerQueries } from '../../api/men-power-queries';
import { formerHours, menPowerScope } from '../model/former-hours';
import type { HourColumns } from '../model/hour-columns';
import { useLocation } from 'react-router-dom';
import { type UrlFields, writeUrlFields } from '@/lib/url-fields';

export function useExplorerLevels({ path, sides, member, measure }: ExplorerSearch) {
  const { search } = useLocation();
  const addressWith = (fields: UrlFields) =>
    `?${String(writeUrlFields(new URLSearchParams(search), { ...fields, sort: null, q: null }))}`;

  const openedFields = (steps: readonly Step[]): UrlFields => {
    const next: Level[] = [...path, { sides, steps }];
    const after = sideFields(sidesAfter(sides, member, listSteps(next), measure));
    return { path: writePath(next), ...after, sort: null, q: null };
  };

  const columnAddress = (key: string) =>
    addressWith(sides.columns ? openedFields([{ dimension: sides.columns, key }]) : {});

  function levelAddress(levels: number): string {
    const back = path[levels];
    return addressWith({ path: writePath(path.slice(0, levels)), ...(back && sideFields(back.sides)) });
  }

  return { openedFields, levelAddress, columnAddress };
}

/** Undefined where the hours are unknown, null where no note is needed. */
export function useFormerHours(
  recorded: HourColumns | undefined,
  range: DateRange,
  path: readonly Level[],
): number | null | undefined {
  const scope = useMemo(() => menPowerScope(range, listSteps(path)), [range, path]);
  const { data, isError } = useQuery({
    ...silent(menPowerQueries.ofRange(scope?.range ?? range)),
    enabled: recorded !== undefined && scope !== null,
  });
  const hours = useMemo(
    () => (data && recorded && scope ? formerHours(data, recorded, scope) : null),
    [data, recorded, scope],
  );
  return scope && isError && !data ? undefined : hours;
}

type DueAsked = {
  everybody: readonly Staff[] | undefined;
  read: StaffSlots | undefined;
  range: DateRange;
};

/** Makes the same reads as the recording status; undefined until all are answered. */
function useDue(isNeeded: boolean, { everybody, read, range }: DueAsked) {
  const today = useToday();
  const people = useMemo(
    () => (isNeeded && read ? everybody?.filter(({ id }) => id === read.staffId) : everybody),
    [isNeeded, everybody, read],
  );
  const { sources, failures } = useDueSources(people, { isNeeded });
  const due = useMemo((): DueSource | undefined => {
    if (!isNeeded || !people || !sources) return undefined;
    const { joinDates, firstRecords, calendar, findLeaveHours } = sources;
    const duePeople = people.map((person): DuePerson => {
      const { id, eng_name, jp_name, staff_no, position, permanent_date: permanentDate } = person;
      const dates = { joinDate: joinDates.get(id) ?? null, permanentDate };
      const from = read ? summariseWork(read).dueFrom : dueFrom(dates, firstRecords.get(id) ?? null);
      return { id, eng_name, jp_name, staff_no, position, dueFrom: from, leaveHours: findLeaveHours(person) };
    });
    return { people: duePeople, calendar, range, today, from: balanceConfig.from };
  }, [isNeeded, people, read, sources, range, today]);
  return {
    due,
    error: failures[0]?.error ?? null,
    retry: () => failures.forEach(({ retry }) => retry()),
  };
}

/** The months of longer ranges are not compared with their checks. */
const MOST_CHECKED_MONTHS = 60;

function useChecks(range: DateRange) {
  const months = useMemo(
    () => periodsIn('month', range, MOST_CHECKED_MONTHS).filter((key) => isCalendarMonth(key)),
    [range],
  );
  return useCheckedMonths(months);
}

/** Tasks are known of one person only. Hours on deleted projects follow once the totals are read. */
export function useExplorerHours(asked: ExplorerSearch, range: DateRange) {
  const person = findPerson(asked);
  const isOfAll = person === null;
  const isCompared = asked.measure === 'difference';
  const { start: first } = isCompared
    ? rangeToCompare(narrowed(range, listSteps(asked.path)), asked.sides)
    : range;
  const { start: firstOfAll } = isCompared ? rangeToCompare(range, asked.sides) : range;
  const start = first < firstOfAll ? first : firstOfAll;
  const { end } = range;
  const members = useQuery(memberQueries.list());
  const team = useQuery({ ...hoursQueries.recorded({ start, end }), enabled: isOfAll });
  const totals = useQuery({ ...explorerQueries.totals(listStretches(range, isCompared)), enabled: isOfAll });
  const ofOne = useQuery({ ...slotQueries.ofStaff(person ?? 0), enabled: !isOfAll });
  const isBalance = asked.measure === 'balance';
  const of = useDue(isBalance, { everybody: members.data, read: isOfAll ? undefined : ofOne.data, range });

  const { due } = of;
  const checks = useChecks(range);
  const source = useMemo((): HourSource | undefined => {
    if (isBalance && !due) return undefined;
    // The checks count hours on deleted projects: they can be compared once the totals are read.
    if (isOfAll)
      return team.data && { hours: team.data, totals: totals.data, due, checks: totals.data && checks };
    if (!ofOne.data || !members.data) return undefined;
    const { staffId } = ofOne.data;
    const { eng_name = '', jp_name = '' } = members.data.find(({ id }) => id === staffId) ?? {};
    const hours = hoursOfPerson(ofOne.data, { id: staffId, eng_name, jp_name }, { start, end });
    return { hours, totals: undefined, due, checks };
  }, [isBalance, due, checks, isOfAll, team.data, totals.data, ofOne.data, members.data, start, end]);

  const reads = isOfAll && !isBalance ? [team] : [isOfAll ? team : ofOne, members];
  return {
    source,
    checkedMonths: checks.map(({ month }) => month),
    slots: isOfAll ? undefined : ofOne.data,
    /** Everybody's half hours, without those on deleted projects. */
    recorded: isOfAll ? team.data : undefined,
    error: source ? null : (findReadFailure(...reads) ?? of.error),
    retry: () => {
      for (const { isError, refetch } of reads) if (isError) void refetch();
      of.retry();
    },
    deleted: {
      isWaiting: isOfAll && totals.isPending,
      isFailed: isOfAll && totals.isError && !totals.data,
      retry: () => void totals.refetch(),
    },
  };
}
