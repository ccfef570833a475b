import { useMutation } from '@tanstack/react-query';
import { sendWrite } from '@/api/request';
import { createWithUniqueKey } from '@/api/save/create-with-unique-key';
import { type ProofTime, removeRecord } from '@/api/save/proved-write';
import { type RecordInput, updateRecord } from '@/api/save/update-record';
import type { Fields } from '@/lib/three-way-merge';
import { uniqueProbe } from '@/session/duplicate-probe';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import type { CheckedMember } from '../fields';
import {
  holdsMember,
  lostFields,
  lostPhoto,
  toMemberFields,
  storedMemberFields,
  unreturnedFields,
} from '../model/member-fields';
import { memberFormData } from '../model/member-form-data';
import { fetchMember, fetchMembers, fetchMembersWithProjects, memberQueries } from './member-queries';
import type { MemberDetail } from './member-schema';
import { rememberSortKey } from './stored-sort-keys';

const send = (act: 'create' | 'update' | 'delete', body: object) =>
  sendWrite(`reporting-system/staff/${act}`, body);

/** `knownMembers` are those before the registration, undefined if unknown. Source: MB-5. */
export function createMember(
  values: CheckedMember,
  knownMembers: readonly Staff[] | undefined,
  proof?: ProofTime,
) {
  // The key stays in memory after a lost answer, so it does not hold the password.
  const { password: _password, ...rest } = values;
  return createWithUniqueKey({
    key: `staff/create ${JSON.stringify(rest)}`,
    write: () => send('create', memberFormData(values, null)),
    cached: knownMembers,
    readNow: fetchMembersWithProjects,
    hasKey: (member) => member.username === values.username,
    isEqual: (member) => holdsMember(member, values),
    findLost: (member) => lostFields(values, member),
    proof,
  });
}

/** Changes a member on top of others' changes; `base` holds the opened values. Source: MB-5. */
export const updateMember = ({ id }: Pick<MemberDetail, 'id'>, base: Fields, values: CheckedMember) =>
  updateRecord({
    base,
    mine: toMemberFields(values),
    read: () => fetchMember(id),
    getFields: storedMemberFields,
    write: async (merged, stored) => {
      const answer = await send('update', memberFormData({ ...values, ...merged }, stored));
      rememberSortKey(answer);
      return answer;
    },
    extraChanges: (['staff_image', 'password'] as const).filter((name) => values[name]),
    findLostExtras: (after, before) => lostPhoto(values, before, after),
    findUnreturned: unreturnedFields,
    wasTouched: (after, before) =>
      after.updated_at === null ? null : after.updated_at !== before.updated_at,
  });

export function useSaveMember(member: MemberDetail | null) {
  const isOwn = useSignedInStaff().id === member?.id;
  return useMutation({
    mutationFn: ({ values, base }: RecordInput<CheckedMember>, { client }) =>
      member
        ? updateMember(member, base, values)
        : createMember(values, client.getQueryData(memberQueries.list().queryKey)),
    meta: {
      // The shell shows the signed-in person.
      writes: isOwn ? ['staff', 'session'] : ['staff'],
      success: member ? 'toasts:member.updated' : 'toasts:member.created',
      // The toast of a failed registration quotes the server.
      failure: member ? 'toasts:member.updateFailed' : undefined,
      explains: member ? ['refusal', 'lostAnswer'] : undefined,
    },
  });
}

export const deleteMember = (id: number, proof?: ProofTime) =>
  removeRecord({
    write: () => send('delete', { id }),
    isGone: async () => (await fetchMember(id)) === null,
    proof,
  });

export function useDeleteMember() {
  return useMutation({
    mutationFn: (id: number) => deleteMember(id),
    meta: {
      writes: ['staff'],
      success: 'toasts:member.deleted',
      failure: 'toasts:member.deleteFailed',
    },
  });
}

/** Finds a new member whose form the user left while it was being sent. */
export const SENT_MEMBER = uniqueProbe(fetchMembers, holdsMember);
