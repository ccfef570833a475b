import { queryOptions } from '@tanstack/react-query';
import { request, requestRow } from '@/api/request';
import { rowList } from '@/api/wire-fields';
import { isAdmin, staffSchema, type Staff } from '@/session/staff-schema';
import { inMemberOrder } from '../model/member-order';
import { memberDetailSchema, type MemberDetail } from './member-schema';
import { withStoredSortKey, withStoredSortKeys } from './stored-sort-keys';

const ALL = ['members'] as const;
const PATH = 'reporting-system/staff/get';

/** Reads every member, or only the one with `id`, from the server, past the cache. */
export function fetchMembers(signal?: AbortSignal, id?: number): Promise<Staff[]> {
  const body = id === undefined ? undefined : { id };
  return request(rowList(staffSchema), { path: PATH, body, signal });
}

/** Reads every member with the ids of their projects from the server, past the cache. */
export async function fetchMembersWithProjects(signal?: AbortSignal): Promise<MemberDetail[]> {
  const body = { staff_project: {} };
  return withStoredSortKeys(await request(rowList(memberDetailSchema), { path: PATH, body, signal }));
}

/** Reads one member with their projects past the cache; null if there is no such member (any more). */
export async function fetchMember(id: number, signal?: AbortSignal): Promise<MemberDetail | null> {
  const body = { id, staff_project: {} };
  const member = await requestRow(rowList(memberDetailSchema), { path: PATH, body, signal });
  return member && withStoredSortKey(member);
}

export const memberQueries = {
  /** Every member without relations, in the order of the lists; with `onlyId` that member only, for staff. */
  list: (onlyId?: number) =>
    queryOptions({
      queryKey: [...ALL, 'list', onlyId ?? 'everybody'],
      queryFn: async ({ signal }) => inMemberOrder(await fetchMembers(signal, onlyId)),
      meta: { reads: ['staff'], failure: 'toasts:fetch.members', persists: true },
    }),
  /** The member list of `me`: everybody for administrators, otherwise themselves. Source: MB-1. */
  listFor: (me: Staff) => memberQueries.list(isAdmin(me) ? undefined : me.id),
  projectsByMember: () =>
    queryOptions({
      queryKey: [...ALL, 'projects'],
      queryFn: async ({ signal }) => {
        const members = await fetchMembersWithProjects(signal);
        return new Map(members.map(({ id, projectIds }) => [id, projectIds]));
      },
      structuralSharing: false,
      meta: { reads: ['staff', 'projects'], failure: 'toasts:fetch.members' },
    }),
  /** The first values of an edit form: read from the server each time the form opens. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [...ALL, 'detail', id],
      queryFn: ({ signal }) => fetchMember(id, signal),
      gcTime: 0,
      meta: { reads: ['staff', 'projects'], failure: 'toasts:fetch.members' },
    }),
};
