import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { memberQueries } from '@/features/members/api/member-queries';
import { invariant } from '@/lib/invariant';
import type { DuplicateProbe } from '@/session/duplicate-probe';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { Leave, LeaveRecord, Overtime, Person } from '../model/leave';
import { timesLeaveSaved, timesOvertimeSaved, timesRecordSaved } from '../model/lost-response';
import { createLeaveFinder, lacksLeaves } from '../model/person-leaves';
import type { Registration } from '../model/registration';
import { leaveQueries, readLeaveRecords, readLeaves, readOvertimes } from './leave-queries';
import { useRecordScope } from './use-record-scope';

type Lists = { records?: LeaveRecord[]; leaves?: Leave[]; overtimes?: Overtime[] };

/** Counts the saved copies of a registration; undefined if a list is missing. @throws if only some dates are saved. */
function countSaved(registration: Registration, person: Person, lists: Lists): number | undefined {
  const { records, leaves, overtimes } = lists;
  if (registration.mode === 'overtime') {
    return overtimes && timesOvertimeSaved(person, registration.payload, [], overtimes);
  }
  if (!records) return undefined;
  if (registration.mode === 'new') return timesRecordSaved(person, [], records);
  if (lacksLeaves(records) && !leaves) return undefined;
  return timesLeaveSaved(registration.payload, [], createLeaveFinder(records, leaves ?? [])(person));
}

async function readLists({ mode }: Registration, scope: Person | undefined): Promise<Lists> {
  if (mode === 'overtime') return { overtimes: await readOvertimes() };
  const records = await readLeaveRecords(scope);
  return { records, leaves: mode === 'existing' && lacksLeaves(records) ? await readLeaves() : undefined };
}

function getCachedLists(client: QueryClient, scope: Person | undefined): Lists {
  return {
    records: client.getQueryData(leaveQueries.records(scope).queryKey),
    leaves: client.getQueryData(leaveQueries.leaves().queryKey),
    overtimes: client.getQueryData(leaveQueries.overtimes().queryKey),
  };
}

/** Provides the probe for a registration whose form the user left. */
export function useSentRegistration(): DuplicateProbe<Registration> {
  const queryClient = useQueryClient();
  const self = useSignedInStaff();
  const scope = useRecordScope();
  return useMemo(() => {
    const findPerson = ({ payload }: Registration, people: readonly Person[] = []) =>
      [self, ...people].find(({ id }) => id === payload.staff_id);
    return {
      countShown: (registration) => {
        const person = findPerson(registration, queryClient.getQueryData(memberQueries.list().queryKey));
        try {
          return person && countSaved(registration, person, getCachedLists(queryClient, scope));
        } catch {
          // Only some of the dates are saved in the cached lists, so the server's lists decide.
          return undefined;
        }
      },
      countCurrent: async (registration) => {
        const person =
          findPerson(registration) ?? findPerson(registration, await queryClient.query(memberQueries.list()));
        if (!person) throw new Error('The person of the registration is no member any more');
        const count = countSaved(registration, person, await readLists(registration, scope));
        invariant(count !== undefined, 'all lists of the mode were read');
        return count;
      },
    };
  }, [queryClient, self, scope]);
}
