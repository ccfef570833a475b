import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findReadFailure, refetchFailed } from '@/api/read-failures';
import { hasFilter } from '@/lib/active-filters';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin, type Staff } from '@/session/staff-schema';
import { useUrlState } from '@/ui/page/use-url-state';
import { memberQueries } from '../api/member-queries';
import { filterMembers, NO_FILTER, readMemberFilter, type MemberFilter } from '../model/member-filter';

const NOBODY: readonly Staff[] = [];
const NO_PROJECTS: ReadonlyMap<number, readonly number[]> = new Map();

/** Filters members by the URL. Until loaded, `members` is undefined and `everybody` empty. */
export function useFilteredMembers() {
  const me = useSignedInStaff();
  const [urlFilter, change] = useUrlState(readMemberFilter);
  const { position, role, project } = isAdmin(me) ? urlFilter : NO_FILTER;
  const list = useQuery(memberQueries.listFor(me));
  // Expensive for the server, so requested only once a project is chosen.
  const links = useQuery({ ...memberQueries.projectsByMember(), enabled: project !== null });
  const reads = project === null ? [list] : [list, links];
  // Memoised by its parts, because each letter of the search changes the address and gives a new `urlFilter`.
  const filter = useMemo(() => ({ position, role, project }), [position, role, project]);
  const members = useMemo(() => {
    if (!list.data || !hasFilter(filter)) return list.data;
    if (filter.project !== null && !links.data) return undefined;
    return filterMembers(list.data, filter, links.data ?? NO_PROJECTS);
  }, [list.data, links.data, filter]);

  return {
    members,
    everybody: list.data ?? NOBODY,
    error: members ? null : findReadFailure(...reads),
    retry: () => refetchFailed(...reads),
    filter,
    setFilter: (next: MemberFilter) => change({ ...next, page: null }),
  };
}
