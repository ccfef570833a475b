import { queryOptions } from '@tanstack/react-query';
import { request, requestRow } from '@/api/request';
import { rowsOf } from '@/api/wire-fields';
import { isAdmin } from '@/session/signed-in-staff';
import { staffSchema, type Staff } from '@/session/staff-schema';
import { inMemberOrder } from '../model/member-options';
import { memberDetailSchema, type MemberDetail } from './member-schema';
import { withStoredSortKeys } from './told-sort-keys';

const ALL = ['members'] as const;
const PATH = 'reporting-system/staff/get';

/** Every member, or only the one with `id`, straight from the server. */
export function fetchMembers(signal?: AbortSignal, id?: number): Promise<Staff[]> {
  const body = id === undefined ? undefined : { id };
  return request(rowsOf(staffSchema), { path: PATH, body, signal });
}

/** Every member with the ids of their projects, straight from the server. */
export async function fetchMembersWithProjects(signal?: AbortSignal): Promise<MemberDetail[]> {
  const body = { staff_project: {} };
  return withStoredSortKeys(await request(rowsOf(memberDetailSchema), { path: PATH, body, signal }));
}

/** One member with their projects, straight from the server; null when there is no such member (any more). */
export async function fetchMember(id: number, signal?: AbortSignal): Promise<MemberDetail | null> {
  const body = { id, staff_project: {} };
  const member = await requestRow(rowsOf(memberDetailSchema), { path: PATH, body, signal });
  return (member && withStoredSortKeys([member])[0]) ?? null;
}

export const memberQueries = {
  /**
   * Every member without relations, in the order in which lists show them; with `onlyId` that one alone, for
   * those who are no administrators. Source: MB-2, section 6 of the specification.
   */
  list: (onlyId?: number) =>
    queryOptions({
      queryKey: [...ALL, 'list', onlyId ?? 'everybody'],
      queryFn: async ({ signal }) => inMemberOrder(await fetchMembers(signal, onlyId)),
      meta: { reads: ['staff'], failure: 'toasts:fetch.members', persists: true },
    }),
  /** What the member list shows to `me`: everybody to administrators, all others themselves. Source: MB-1. */
  listFor: (me: Staff) => memberQueries.list(isAdmin(me) ? undefined : me.id),
  /** The ids of everybody's projects, by member. */
  projectsByMember: () =>
    queryOptions({
      queryKey: [...ALL, 'projects'],
      queryFn: async ({ signal }) => {
        const members = await fetchMembersWithProjects(signal);
        return new Map(members.map(({ id, projectIds }) => [id, projectIds]));
      },
      meta: { reads: ['staff', 'projects'], failure: 'toasts:fetch.members' },
    }),
  /** What an edit form starts with: read afresh each time the form opens. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [...ALL, 'detail', id],
      queryFn: ({ signal }) => fetchMember(id, signal),
      gcTime: 0,
      meta: { reads: ['staff', 'projects'], failure: 'toasts:fetch.members' },
    }),
};
