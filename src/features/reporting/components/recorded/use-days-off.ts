import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readLeaveFinder, useLeaveFinder } from '@/features/leave/api/use-leave-finder';
import type { Leave, Person } from '@/features/leave/model/leave';
import { leaveHoursByDate } from '@/features/leave/model/split-leave';
import { useRecordScope } from '@/features/leave/api/use-record-scope';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { findWorkHours, type WorkCalendar, type Employee } from '@/features/work/model/work-calendar';
import type { DaysOff, FindDaysOff } from '@/features/work/model/days-off';

type WorkingPerson = Person & Employee;

type FindLeaves = (person: Person) => readonly Leave[];

const NO_HOURS: DaysOff['leaveHours'] = new Map();

/** Leave and company files that are not loaded count as none. */
export function useDaysOff(people: readonly WorkingPerson[], staffIds: readonly number[]) {
  const client = useQueryClient();
  const scope = useRecordScope();
  const onlyPerson = useMemo(() => {
    const person = staffIds.length === 1 ? people.find(({ id }) => id === staffIds[0]) : undefined;
    // Without the other fields, because the read of leave has the person in its key.
    return person && { id: person.id, eng_name: person.eng_name, jp_name: person.jp_name };
  }, [people, staffIds]);
  const { findLeaves, error } = useLeaveFinder({ onlyPerson });
  const { data: calendar, isLoadingError: isCalendarUnknown } = useQuery(workCalendarQueries.all());
  const findDaysOff = useMemo(
    () => createDaysOffFinder(people, findLeaves, calendar),
    [people, findLeaves, calendar],
  );

  /** Waits until leave and the company's files have loaded or failed. */
  async function readDaysOff() {
    const [leaveRead, calendarRead] = await Promise.allSettled([
      // Administrators, who have no scope, read one list for all, as `useLeaveFinder` does.
      readLeaveFinder(client, { onlyPerson: scope && (onlyPerson ?? scope) }),
      client.query(workCalendarQueries.all()),
    ]);
    return {
      findDaysOff: createDaysOffFinder(people, valueOrUndefined(leaveRead), valueOrUndefined(calendarRead)),
      isLeaveUnknown: leaveRead.status === 'rejected',
      isCalendarUnknown: calendarRead.status === 'rejected',
    };
  }

  return { findDaysOff, readDaysOff, isLeaveUnknown: !findLeaves && error !== null, isCalendarUnknown };
}

const valueOrUndefined = <Value>(result: PromiseSettledResult<Value>) =>
  result.status === 'fulfilled' ? result.value : undefined;

function createDaysOffFinder(
  people: readonly WorkingPerson[],
  findLeaves: FindLeaves | undefined,
  calendar: WorkCalendar | undefined,
): FindDaysOff {
  const computed = new Map<number, DaysOff>();
  return (staffId) => {
    const found = computed.get(staffId);
    if (found) return found;
    const person = people.find(({ id }) => id === staffId);
    const leaveHours = person && findLeaves ? leaveHoursByDate(findLeaves(person)) : NO_HOURS;
    const daysOff = { leaveHours, ...findWorkHours(calendar, person) };
    computed.set(staffId, daysOff);
    return daysOff;
  };
}
