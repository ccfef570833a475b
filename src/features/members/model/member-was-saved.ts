import type { CheckedMember } from './member-form-rules';

/** What every version of the server stores exactly as it was sent. */
const COMPARED = ['eng_name', 'jp_name', 'username', 'staff_no', 'address', 'ph_number', 'email'] as const;

type Compared = (typeof COMPARED)[number] | 'position' | 'role' | 'ref_person' | 'ref_ph_number';

type StoredMember = Pick<CheckedMember, Exclude<Compared, 'position'>> & {
  position?: number | null;
};

function holds(stored: StoredMember, sent: Pick<CheckedMember, Compared>): boolean {
  return (
    COMPARED.every((name) => stored[name] === sent[name]) &&
    stored.ref_person === sent.ref_person &&
    stored.ref_ph_number === sent.ref_ph_number &&
    (stored.position ?? '') === sent.position &&
    stored.role === sent.role
  );
}

/** After a lost answer: whether the new member stands among `members`, read again. */
export function wasCreated(members: readonly StoredMember[], sent: CheckedMember): boolean {
  return members.some((member) => holds(member, sent));
}
