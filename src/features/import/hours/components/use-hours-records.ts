import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findReadFailure, refetchFailed } from '@/api/read-failures';
import { projectQueries } from '@/features/projects/api/project-queries';
import { taskQueries } from '@/features/projects/api/task-queries';
import { useReportingPeople } from '@/features/reporting/components/people/use-reporting-people';
import { useDaysOff } from '@/features/reporting/components/recorded/use-days-off';
import { useStaffSlots } from '@/features/reporting/components/recorded/use-staff-slots';
import type { RecordedSlots } from '@/features/work/model/slot';
import { ownZone } from '@/lib/calendar-date';
import type { CodedName } from '@/lib/named';
import type { Staff } from '@/session/staff-schema';
import type { HoursContext } from '../model/check-hours';

const NO_RECORDS: RecordedSlots = new Map();

const toPersonWords = ({ staff_no: number, username, email, eng_name: english, jp_name: japanese }: Staff) =>
  [number, username, email, english, japanese].map((word) => word ?? '');

const toNamedRecord = ({ id, cd, eng_name: english, jp_name: japanese }: CodedName) => ({
  id,
  words: [cd, english, japanese, `${cd} ${english}`, `${cd} ${japanese}`],
});

/** Loads the records to compare with; `context` is null until then. `staffIds` are in the file. */
export function useHoursRecords(staffIds: readonly number[], isNeeded: boolean) {
  const { me, people, isLoading, isFailed, retry } = useReportingPeople();
  const projects = useQuery({ ...projectQueries.list(), enabled: isNeeded });
  const tasks = useQuery({ ...taskQueries.list(), enabled: isNeeded });
  const slots = useStaffSlots(staffIds);
  const { findDaysOff, isLeaveUnknown } = useDaysOff(people, staffIds);
  const isReading = staffIds.some((id) => slots.getState(id) === 'loading');
  // Until all people are read, so that the days appear together.
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
      leaveHours: new Map(staffIds.map((id) => [id, findDaysOff(id).leaveHours])),
    };
  }, [isLoading, people, projects.data, tasks.data, recorded, me.id, staffIds, findDaysOff]);
  return {
    context,
    people,
    recorded,
    isReading,
    isLeaveUnknown,
    projects: projects.data,
    tasks: tasks.data,
    unread: staffIds.filter((id) => slots.getState(id) === 'failed'),
    readAgain: slots.retry,
    isListFailed: isFailed,
    error: context ? null : findReadFailure(projects, tasks),
    retry: () => {
      if (isFailed) retry();
      refetchFailed(projects, tasks);
    },
  };
}
