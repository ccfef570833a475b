import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findReadFailure, refetchFailed } from '@/api/read-failures';
import { useLeaveFinder } from '@/features/leave/api/use-leave-finder';
import { leaveHoursByDate } from '@/features/leave/model/split-leave';
import { projectQueries } from '@/features/projects/api/project-queries';
import { taskQueries } from '@/features/projects/api/task-queries';
import { useReportingPeople } from '@/features/reporting/components/people/use-reporting-people';
import { useStaffSlots } from '@/features/reporting/components/recorded/use-staff-slots';
import type { RecordedSlots } from '@/features/work/model/slot';
import { ownZone } from '@/lib/calendar-date';
import type { CodedName } from '@/lib/named';
import type { Staff } from '@/session/staff-schema';
import type { HoursContext } from '../model/check-hours';

const NO_RECORDS: RecordedSlots = new Map();

const toPersonWords = ({ staff_no, username, email, eng_name, jp_name }: Staff) =>
  [staff_no, username, email, eng_name, jp_name].map((word) => word ?? '');

const toNamedRecord = ({ id, cd, eng_name, jp_name }: CodedName) => ({
  id,
  words: [cd, eng_name, jp_name, `${cd} ${eng_name}`, `${cd} ${jp_name}`],
});

/** Loads what a file of these people is compared with; `context` is null until the lists are loaded. */
export function useHoursRecords(staffIds: readonly number[], isNeeded: boolean) {
  const { me, people, isLoading, isFailed, retry } = useReportingPeople();
  const projects = useQuery({ ...projectQueries.list(), enabled: isNeeded });
  const tasks = useQuery({ ...taskQueries.list(), enabled: isNeeded });
  const slots = useStaffSlots(staffIds);
  const { findLeaves, error: leaveError } = useLeaveFinder({ isEnabled: isNeeded });
  const isLeaveUnknown = !findLeaves && leaveError !== null;
  const isLeaveLoading = !findLeaves && !isLeaveUnknown;
  const isReading = staffIds.some((id) => isLeaveLoading || slots.getState(id) === 'loading');
  // Empty until all people are read, so that their days appear together.
  const recorded = isReading ? NO_RECORDS : slots.recorded;
  const context = useMemo((): HoursContext | null => {
    if (isLoading || !projects.data || !tasks.data) return null;
    return {
      recorded,
      ownId: me.id,
      zone: ownZone(),
      named: {
        person: people.map((person) => ({ id: person.id, words: toPersonWords(person) })),
        project: projects.data.map(toNamedRecord),
        task: tasks.data.map(toNamedRecord),
      },
      leaveHours: new Map(
        findLeaves &&
          people
            .filter(({ id }) => staffIds.includes(id))
            .map((person) => [person.id, leaveHoursByDate(findLeaves(person))]),
      ),
    };
  }, [isLoading, people, projects.data, tasks.data, recorded, me.id, staffIds, findLeaves]);
  return {
    context,
    people,
    recorded,
    isReading,
    isLeaveUnknown,
    projects: projects.data,
    tasks: tasks.data,
    unreadIds: staffIds.filter((id) => slots.getState(id) === 'failed'),
    retryPerson: slots.retry,
    isListFailed: isFailed,
    error: context ? null : findReadFailure(projects, tasks),
    retry: () => {
      if (isFailed) retry();
      refetchFailed(projects, tasks);
    },
  };
}
