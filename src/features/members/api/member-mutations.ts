import { useMutation } from '@tanstack/react-query';
import { ignoredAnswer, request, WRITE_TIMEOUT_MS } from '@/api/request';
import { verifiedWrite } from '@/api/verified-write';
import { signedInStaffQuery, useSignedInStaff } from '@/session/signed-in-staff';
import type { CheckedMember } from '../model/member-form-rules';
import { memberFormData } from '../model/member-payload';
import { wasCreated, wasUpdated } from '../model/member-was-saved';
import { fetchMember, fetchMembers, memberQueries } from './member-queries';
import type { MemberDetail } from './member-schema';

const send = (act: 'create' | 'update' | 'delete', body: object) =>
  request(ignoredAnswer, { path: `reporting-system/staff/${act}`, body, timeout: WRITE_TIMEOUT_MS });

/** Registers a member. A failure is told in the server's first words. Source: MB-5, MB-8. */
function useCreateMember() {
  return useMutation({
    mutationFn: (values: CheckedMember) =>
      verifiedWrite({
        write: () => send('create', memberFormData(values, null)),
        wasSaved: async () => wasCreated(await fetchMembers(), values),
      }),
    meta: { invalidates: [memberQueries.all], success: 'toasts:member.created' },
  });
}

/** Changes a member. The shell follows at once when it is the signed-in person. Source: MB-5, MB-6, MB-8. */
function useUpdateMember(member: MemberDetail | null) {
  const isOwn = useSignedInStaff().id === member?.id;
  return useMutation({
    mutationFn: (values: CheckedMember) =>
      verifiedWrite({
        write: () => send('update', memberFormData(values, member)),
        wasSaved: async () => member !== null && wasUpdated(member, values, await fetchMember(member.id)),
      }),
    meta: {
      invalidates: [memberQueries.all, ...(isOwn ? [signedInStaffQuery.queryKey] : [])],
      success: 'toasts:member.updated',
      failure: 'toasts:member.updateFailed',
      explains: ['refusal', 'lostAnswer'],
    },
  });
}

/** Registers a member, or changes `member`. */
export function useSaveMember(member: MemberDetail | null) {
  const create = useCreateMember();
  const update = useUpdateMember(member);
  return member ? update : create;
}

/** Takes a member and their skill sheet out of all lists. */
export function useDeleteMember() {
  return useMutation({
    mutationFn: (id: number) =>
      verifiedWrite({
        write: () => send('delete', { id }),
        wasSaved: async () => (await fetchMember(id)) === null,
      }),
    meta: {
      invalidates: [memberQueries.all],
      success: 'toasts:member.deleted',
      failure: 'toasts:member.deleteFailed',
    },
  });
}
