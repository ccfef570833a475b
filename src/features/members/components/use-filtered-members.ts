import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { usePageSearch } from '@/ui/page/use-page-search';
import { memberQueries } from '../api/member-queries';
import {
  filterMembers,
  isFiltered,
  NO_FILTER,
  readMemberFilter,
  writeMemberFilter,
  type MemberFilter,
} from '../model/member-filter';

const NOBODY: readonly Staff[] = [];
const NO_PROJECTS: ReadonlyMap<number, readonly number[]> = new Map();

/** Who of the list matches the filter in the address, undefined while it is on its way. Who sees only themselves has no filter. */
export function useFilteredMembers() {
  const me = useSignedInStaff();
  const [params, setParams] = usePageSearch();
  const { position, role, project } = isAdmin(me) ? readMemberFilter(params) : NO_FILTER;
  const list = useQuery(memberQueries.listFor(me));
  // Costs the server much: asked for only once a project is chosen.
  const links = useQuery({ ...memberQueries.projectsByMember(), enabled: project !== null });
  const members = useMemo(() => {
    const filter = { position, role, project };
    if (!list.data || !isFiltered(filter)) return list.data;
    if (project !== null && !links.data) return undefined;
    return filterMembers(list.data, filter, links.data ?? NO_PROJECTS);
  }, [list.data, links.data, position, role, project]);

  return {
    members,
    /** Whatever the filter. */
    everybody: list.data ?? NOBODY,
    error: list.error ?? (project === null ? null : links.error),
    retry: () => {
      for (const { isError, refetch } of [list, links]) if (isError) void refetch();
    },
    filter: { position, role, project },
    setFilter: (next: MemberFilter) =>
      setParams((current) => writeMemberFilter(current, next), { replace: true, preventScrollReset: true }),
  };
}
