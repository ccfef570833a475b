import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { refetchFailed } from '@/api/read-failures';
import { silent } from '@/api/silent-query';
import { useAllExtraColumns } from '@/features/members/components/use-extra-member-columns';
import { useFilteredMembers } from '@/features/members/components/use-filtered-members';
import { useMemberColumns } from '@/features/members/components/use-member-columns';
import { joinDateQueries } from '@/features/members/api/join-date-queries';
import type { CalendarDate } from '@/lib/calendar-date';
import { useUrlState } from '@/ui/page/use-url-state';
import { readBatchSearch } from '../model/batch-search';
import { findJoinedSince } from '../model/joined-members';

const WIDTHS: Partial<Record<string, string>> = { staffNo: '20%', joinDate: '22%' };

export function useListedMembers() {
  const [{ since }, change] = useUrlState(readBatchSearch);
  const list = useFilteredMembers();
  // Reads all skill sheets, so only once the filter is used.
  const dates = useQuery({ ...silent(joinDateQueries.all()), enabled: since !== null });
  const memberColumns = useMemberColumns();
  const extraColumns = useAllExtraColumns(dates.data);
  const columns = useMemo(
    () =>
      [...memberColumns, ...extraColumns]
        .filter(({ id }) => id === 'name' || id === 'staffNo' || (id === 'joinDate' && since !== null))
        // Without `card`, because on phones a list to choose from needs no links to call.
        .map((column) => ({ ...column, width: WIDTHS[column.id], card: undefined })),
    [memberColumns, extraColumns, since],
  );
  const { members } = list;
  const joined = useMemo(() => {
    if (!members || since === null) return { members, unknownCount: 0 };
    if (!dates.data) return { members: undefined, unknownCount: 0 };
    return findJoinedSince(members, since, dates.data);
  }, [members, since, dates.data]);
  const setSince = useCallback((next: CalendarDate | null) => change({ since: next, page: null }), [change]);

  return {
    ...list,
    ...joined,
    columns,
    since,
    setSince,
    // A failure of the dates counts only while the list waits for them.
    error: list.error ?? (members && !joined.members ? dates.error : null),
    retry: () => {
      list.retry();
      if (since !== null) refetchFailed(dates);
    },
  };
}

export type ListedMembers = ReturnType<typeof useListedMembers>;
