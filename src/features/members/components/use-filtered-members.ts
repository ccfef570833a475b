import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refetchFailed } from '@/api/read-failures';
import { hasFilter } from '@/lib/url-fields';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin, type Staff } from '@/session/staff-schema';
import { useUrlState } from '@/ui/page/use-url-state';
import { memberQueries } from '../api/member-queries';
import { filterMembers, NO_FILTER, readMemberFilter, type MemberFilter } from '../model/member-filter';

const NOBODY: readonly Staff[] = [];
const NO_PROJECTS: ReadonlyMap<number, readonly number[]> = new Map();

/** Returns the members that match the filter in the address; undefined until loaded. */
export function useFilteredMembers() {
  const me = useSignedInStaff();
  const [urlFilter, change] = useUrlState(readMemberFilter);
  const { position, role, project } = isAdmin(me) ? urlFilter : NO_FILTER;
  const list = useQuery(memberQueries.listFor(me));
  // Expensive for the server, so requested only once a project is chosen.
  const links = useQuery({ ...memberQueries.projectsByMember(), enabled: project !== null });
  const members = useMemo(() => {
    const filter = { position, role, project };
    if (!list.data || !hasFilter(filter)) return list.data;
    if (project !== null && !links.data) return undefined;
    return filterMembers(list.data, filter, links.data ?? NO_PROJECTS);
  }, [list.data, links.data, position, role, project]);

  return {
    members,
    everybody: list.data ?? NOBODY,
    error: members ? null : (list.error ?? links.error),
    retry: () => refetchFailed(list, links),
    filter: { position, role, project },
    setFilter: (next: MemberFilter) => change({ ...next, page: null }),
  };
}
