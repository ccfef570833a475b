import { useMutation } from '@tanstack/react-query';
import { ignoredAnswer, request, WRITE_TIMEOUT_MS } from '@/api/request';
import { verifiedUnique } from '@/api/verified-create';
import { verifiedUpdate } from '@/api/verified-update';
import { verifiedWrite, type ProofTime } from '@/api/verified-write';
import { UnfinishedWrite } from '@/api/write-outcomes';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { Fields } from '@/lib/three-way-merge';
import type { CheckedMember } from '../fields';
import {
  lostOfNewMember,
  memberFields,
  photoNotKept,
  storedMemberFields,
  untoldFields,
  wasCreated,
} from '../model/member-fields';
import { memberFormData } from '../model/member-payload';
import { fetchMember, fetchMembers, fetchMembersWithProjects, memberQueries } from './member-queries';
import type { MemberDetail } from './member-schema';
import { rememberSortKey } from './told-sort-keys';
import type { SentFinder } from '@/session/sent-input';
import type { Staff } from '@/session/staff-schema';

const send = (act: 'create' | 'update' | 'delete', body: object) =>
  request(ignoredAnswer, { path: `reporting-system/staff/${act}`, body, timeout: WRITE_TIMEOUT_MS });

/**
 * Registers a member, whose username nobody of `known` has. Resolves to what the server did not keep of them.
 * Source: MB-5.
 */
export async function createMember(
  values: CheckedMember,
  known: readonly Staff[] | undefined,
  proof?: ProofTime,
): Promise<UnfinishedWrite | undefined> {
  const { password: _, ...named } = values;
  const made = await verifiedUnique({
    key: `staff/create ${JSON.stringify(named)}`,
    write: () => send('create', memberFormData(values, null)),
    known,
    readNow: fetchMembersWithProjects,
    hasKey: (member) => member.username === values.username,
    isEqual: (member) => wasCreated([member], values),
    proof,
  });
  const fields = made ? lostOfNewMember(values, made) : [];
  return fields.length > 0 ? new UnfinishedWrite('partlyKept', { fields }) : undefined;
}

/** A failure is told in the server's first words. Source: MB-8. */
function useCreateMember() {
  return useMutation({
    mutationFn: (values: CheckedMember, { client }) =>
      createMember(values, client.getQueryData(memberQueries.list().queryKey)),
    meta: { writes: ['staff'], success: 'toasts:member.created' },
  });
}

/** Changes a member, of whom the form knows `base`, on top of what others saved. Source: MB-5. */
export function updateMember(
  member: MemberDetail | null,
  base: Fields,
  values: CheckedMember,
): Promise<UnfinishedWrite | undefined> {
  return verifiedUpdate({
    base,
    mine: memberFields(values),
    read: async () => member && fetchMember(member.id),
    fieldsOf: storedMemberFields,
    write: async (merged, stored) => {
      const answer = await send('update', memberFormData({ ...values, ...merged }, stored));
      rememberSortKey(answer);
      return answer;
    },
    changedBeside: [...(values.staff_image ? ['staff_image'] : []), ...(values.password ? ['password'] : [])],
    lostBeside: (after, before) => photoNotKept(values, before, after),
    untoldIn: untoldFields,
    wasTouched: (after, before) =>
      after.updated_at === null ? null : after.updated_at !== before.updated_at,
  });
}

/** The shell follows at once when it is the signed-in person. Source: MB-5, MB-6, MB-8. */
function useUpdateMember(member: MemberDetail | null, base: Fields) {
  const isOwn = useSignedInStaff().id === member?.id;
  return useMutation({
    mutationFn: (values: CheckedMember) => updateMember(member, base, values),
    meta: {
      writes: isOwn ? ['staff', 'session'] : ['staff'],
      success: 'toasts:member.updated',
      failure: 'toasts:member.updateFailed',
      explains: ['refusal', 'lostAnswer'],
    },
  });
}

/** Registers a member, or changes `member`, of whom the form knows `base`. */
export function useSaveMember(member: MemberDetail | null, base: Fields) {
  const create = useCreateMember();
  const update = useUpdateMember(member, base);
  return member ? update : create;
}

export function deleteMember(id: number, proof?: ProofTime): Promise<unknown> {
  return verifiedWrite({
    write: () => send('delete', { id }),
    wasSaved: async () => (await fetchMember(id)) === null,
    proof,
  });
}

/** Takes a member and their skill sheet out of all lists. */
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

/** Looks for a new member whose form was left while it was being sent; no second one has the username. */
export const SENT_MEMBER: SentFinder<CheckedMember> = {
  countShown: () => 0,
  countNow: async (values) => (await fetchMembers()).filter((member) => wasCreated([member], values)).length,
};
