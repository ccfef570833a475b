import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { readLeaveFinder, useLeaveFinder } from '@/features/leave/api/use-leave-finder';
import type { Leave, Person } from '@/features/leave/model/leave';
import { leaveHoursByDate } from '@/features/leave/model/split-leave';
import { useRecordScope } from '@/features/leave/api/use-record-scope';
import { holidayQueries } from '@/features/work/api/holiday-queries';
import type { DaysOff, DaysOffOf } from '@/features/work/model/days-off';
import type { CalendarDate } from '@/lib/calendar-date';

type LeavesOf = (person: Person) => readonly Leave[];

const NO_HOURS: DaysOff['leaveHours'] = new Map();

/** Leave and holidays of these people, for what fills their days. Without leave, where it could not be read. */
export function useDaysOff(people: readonly Person[], staffIds: readonly number[]) {
  const client = useQueryClient();
  const scope = useRecordScope();
  const [onlyId] = staffIds;
  const person = staffIds.length === 1 ? people.find(({ id }) => id === onlyId) : undefined;
  const { id, eng_name = '', jp_name = '' } = person ?? {};
  const onlyOf = useMemo(
    () => (id === undefined ? undefined : { id, eng_name, jp_name }),
    [id, eng_name, jp_name],
  );
  const { leavesOf, error } = useLeaveFinder({ onlyOf });
  const holidays = useQuery(holidayQueries.all()).data;
  const daysOffOf = useMemo(() => createDaysOff(people, leavesOf, holidays), [people, leavesOf, holidays]);

  /** The same once leave and holidays are known, or could not be had. */
  const readDaysOff = useCallback(async () => {
    const [leaves, days] = await Promise.allSettled([
      readLeaveFinder(client, scope && (onlyOf ?? scope)),
      client.query(holidayQueries.all()),
    ]);
    const isLeaveUnknown = leaves.status === 'rejected';
    const known = isLeaveUnknown ? undefined : leaves.value;
    return {
      daysOffOf: createDaysOff(people, known, days.status === 'fulfilled' ? days.value : undefined),
      isLeaveUnknown,
    };
  }, [client, onlyOf, scope, people]);

  return { daysOffOf, readDaysOff, isLeaveUnknown: !leavesOf && error !== null };
}

/** What is read of each person is computed once. */
function createDaysOff(
  people: readonly Person[],
  leavesOf: LeavesOf | undefined,
  holidays: ReadonlySet<CalendarDate> | undefined,
): DaysOffOf {
  const known = new Map<number, DaysOff>();
  return (staffId) => {
    const found = known.get(staffId);
    if (found) return found;
    const person = people.find(({ id }) => id === staffId);
    const leaveHours = person && leavesOf ? leaveHoursByDate(leavesOf(person)) : NO_HOURS;
    const daysOff = { leaveHours, holidays };
    known.set(staffId, daysOff);
    return daysOff;
  };
}
