import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findReadFailure, refetchFailed } from '@/api/read-failures';
import { memberQueries } from '@/features/members/api/member-queries';
import { useCheckedMonths } from '@/features/work/api/checked-months';
import { slotQueries } from '@/features/work/api/slot-queries';
import { isCalendarMonth } from '@/lib/calendar-date';
import { hoursQueries } from '../../api/hours-queries';
import type { DateRange } from '../../model/date-range';
import { explorerQueries } from '../api/explorer-queries';
import { narrowRange } from '../model/aggregate';
import { rangeToCompare } from '../model/compared-tables';
import { findPerson, listSteps, type ExplorerSearch } from '../model/explorer-search';
import { hoursOfPerson, listStretches } from '../model/explorer-source';
import type { HourSource } from '../model/grouping';
import { nameless } from '../model/hour-columns';
import { periodsIn } from '../model/hour-periods';
import { useDue } from './use-due';

/** Each month is one read of the browser's store: a range of more than five years reads no checks. */
const MOST_CHECKED_MONTHS = 60;

function useChecks(range: DateRange) {
  const months = useMemo(
    () => periodsIn('month', range, MOST_CHECKED_MONTHS).filter((key) => isCalendarMonth(key)),
    [range],
  );
  return useCheckedMonths(months);
}

/** Starts with the earliest day that a figure of the whole table, or of the shown level, is compared with. */
function rangeToRead({ path, sides }: ExplorerSearch, range: DateRange): DateRange {
  const whole = rangeToCompare(range, sides);
  const level = rangeToCompare(narrowRange(range, listSteps(path)), sides);
  return { start: level.start < whole.start ? level.start : whole.start, end: range.end };
}

/** Tasks are known of one person only. Hours on deleted projects follow once the totals are read. */
export function useExplorerHours(query: ExplorerSearch, range: DateRange) {
  const person = findPerson(query.member, listSteps(query.path));
  const isTeam = person === null;
  const isCompared = query.measure === 'difference';
  const { start, end } = isCompared ? rangeToRead(query, range) : range;
  const members = useQuery(memberQueries.list());
  const team = useQuery({ ...hoursQueries.recorded({ start, end }), enabled: isTeam });
  const totals = useQuery({ ...explorerQueries.totals(listStretches(range, start)), enabled: isTeam });
  const slotRead = useQuery({ ...slotQueries.ofStaff(person ?? 0), enabled: !isTeam });
  const isBalance = query.measure === 'balance';
  const dueRead = useDue({
    isNeeded: isBalance,
    // Before the half hours of a single person are read, `useDue` would read the first records of all.
    people: isTeam || slotRead.data ? members.data : undefined,
    personSlots: isTeam ? undefined : slotRead.data,
    range,
  });

  const { due } = dueRead;
  const checks = useChecks(range);
  const source = useMemo((): HourSource | undefined => {
    if (isBalance && !due) return undefined;
    // The checks count hours on deleted projects: they can be compared once the totals are read.
    if (isTeam) {
      return team.data && { hours: team.data, totals: totals.data, due, checks: totals.data && checks };
    }
    if (!slotRead.data || !members.data) return undefined;
    const { staffId } = slotRead.data;
    const { eng_name, jp_name } = members.data.find(({ id }) => id === staffId) ?? nameless(staffId);
    const hours = hoursOfPerson(slotRead.data, { id: staffId, eng_name, jp_name }, { start, end });
    return { hours, totals: undefined, due, checks };
  }, [isBalance, due, checks, isTeam, team.data, totals.data, slotRead.data, members.data, start, end]);

  const hoursRead = isTeam ? team : slotRead;
  const reads = isTeam && !isBalance ? [hoursRead] : [hoursRead, members];
  return {
    source,
    checkedMonths: checks.map(({ month }) => month),
    slots: isTeam ? undefined : slotRead.data,
    /** Everybody's half hours, without those on deleted projects. */
    recorded: isTeam ? team.data : undefined,
    error: source ? null : (findReadFailure(...reads) ?? dueRead.error),
    retry: () => {
      refetchFailed(...reads);
      dueRead.retry();
    },
    deleted: {
      isWaiting: isTeam && totals.isPending,
      isFailed: isTeam && totals.isLoadingError,
      retry: () => void totals.refetch(),
    },
  };
}
