import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { memberQueries } from '@/features/members/api/member-queries';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin, type Staff } from '@/session/staff-schema';
import { useIsPainted } from '@/ui/page/use-is-painted';

/** Only administrators may choose others. Source: RP-2, RS-1. */
export function useReportingPeople() {
  const me = useSignedInStaff();
  const canChoose = isAdmin(me);
  const isPainted = useIsPainted();
  // The form can be used without the list of all members, so its read does not delay the first paint.
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
    isFailed: canChoose && members.isLoadingError,
    retry: () => void members.refetch(),
  };
}

/** Omits ids of no person. Memoised. */
export function useChosenPeople(people: readonly Staff[], chosenIds: readonly number[]): readonly Staff[] {
  return useMemo(
    () => chosenIds.flatMap((id) => people.find((person) => person.id === id) ?? []),
    [people, chosenIds],
  );
}
