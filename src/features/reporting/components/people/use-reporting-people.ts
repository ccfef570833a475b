import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { memberQueries } from '@/features/members/api/member-queries';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { useIsPainted } from '@/ui/page/use-network-idle';

/** Who may be reported for: everybody for administrators, else only oneself. Source: RP-2, RS-1. */
export function useReportingPeople() {
  const me = useSignedInStaff();
  const canChoose = isAdmin(me);
  const isPainted = useIsPainted();
  // Of everybody, who is listed in no answer that the form waits for.
  const members = useQuery({ ...memberQueries.list(), enabled: canChoose && isPainted });
  const people = useMemo(
    (): readonly Staff[] => (canChoose && members.data ? members.data : [me]),
    [canChoose, members.data, me],
  );
  return {
    me,
    canChoose,
    people,
    isLoading: canChoose && members.isPending,
    isFailed: canChoose && members.isError && !members.data,
    retry: () => void members.refetch(),
  };
}

/** The chosen people that exist, in the order of the choice; the same array until something changes. */
export function useChosenPeople(people: readonly Staff[], chosenIds: readonly number[]): readonly Staff[] {
  return useMemo(
    () => chosenIds.flatMap((id) => people.find((person) => person.id === id) ?? []),
    [people, chosenIds],
  );
}
