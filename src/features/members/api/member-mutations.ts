import { useMutation } from '@tanstack/react-query';
import { ignoredAnswer, request, WRITE_TIMEOUT_MS } from '@/api/request';
import { verifiedUnique } from '@/api/verified-create';
import { spokenAnswer, verifiedUpdate } from '@/api/verified-update';
import { UnfinishedWrite } from '@/api/write-outcomes';
import { verifiedWrite } from '@/api/verified-write';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { Fields } from '@/lib/three-way-merge';
import { lostOfNewMember, memberFields, photoNotKept, storedMemberFields } from '../model/member-fields';
import type { CheckedMember } from '../model/member-form-rules';
import { memberFormData } from '../model/member-payload';
import { wasCreated } from '../model/member-was-saved';
import { fetchMember, fetchMembers, memberQueries } from './member-queries';
import type { MemberDetail } from './member-schema';
import type { SentFinder } from '@/session/sent-input';
import type { Staff } from '@/session/staff-schema';

const send = (act: 'create' | 'delete', body: object) =>
  request(ignoredAnswer, { path: `reporting-system/staff/${act}`, body, timeout: WRITE_TIMEOUT_MS });
const sendUpdate = (body: FormData) =>
  request(spokenAnswer, { path: 'reporting-system/staff/update', body, timeout: WRITE_TIMEOUT_MS });

/** Registers a member, whose username nobody of `known` has; a lost answer is looked into. Source: MB-5. */
export function createMember(values: CheckedMember, known: readonly Staff[] | undefined): Promise<void> {
  const { password: _, ...named } = values;
  return verifiedUnique({
    key: `staff/create ${JSON.stringify(named)}`,
    write: () => send('create', memberFormData(values, null)),
    known,
    readNow: fetchMembers,
    isEqual: (member) => wasCreated([member], values),
  });
}

/** A failure is told in the server's first words. Source: MB-8. */
function useCreateMember() {
  return useMutation({
    mutationFn: async (values: CheckedMember, { client }) => {
      await createMember(values, client.getQueryData(memberQueries.list().queryKey));
      return readNewMember(values).catch(() => undefined);
    },
    meta: { writes: ['staff'], success: 'toasts:member.created' },
  });
}

/** What the server did not keep of a member who was just registered. */
async function readNewMember(values: CheckedMember): Promise<UnfinishedWrite | undefined> {
  const found = (await fetchMembers()).findLast(({ username }) => username === values.username);
  const member = found && (await fetchMember(found.id));
  const lost = member ? lostOfNewMember(values, member) : [];
  return lost.length > 0 ? new UnfinishedWrite('partlyKept', { fields: lost }) : undefined;
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
    write: (merged, stored) => sendUpdate(memberFormData({ ...values, ...merged }, stored)),
    changedBeside: values.staff_image ? ['staff_image'] : [],
    lostBeside: (after, before) => photoNotKept(values, before, after),
    wasTouched: values.password ? (after, before) => after.updated_at !== before.updated_at : undefined,
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

export function deleteMember(id: number): Promise<unknown> {
  return verifiedWrite({
    write: () => send('delete', { id }),
    wasSaved: async () => (await fetchMember(id)) === null,
  });
}

/** Takes a member and their skill sheet out of all lists. */
export function useDeleteMember() {
  return useMutation({
    mutationFn: deleteMember,
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
