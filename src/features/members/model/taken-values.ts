import { normaliseInput } from '@/lib/normalise-text';

export const UNIQUE_FIELDS = ['username', 'email', 'staff_no'] as const;

type UniqueName = (typeof UNIQUE_FIELDS)[number];
type Unique = Record<UniqueName, string>;

/** Normalises a text as the server compares it: without case and width. */
export const toUniqueKey = (text: string) => normaliseInput(text).toLowerCase();

/** Lists the unique fields whose value differs from `stored`, apart from case and width. */
function changedUnique(sent: Unique, stored: Unique | null): UniqueName[] {
  return UNIQUE_FIELDS.filter(
    (name) => toUniqueKey(sent[name]) !== (stored ? toUniqueKey(stored[name]) : ''),
  );
}

/** True if a save needs the member list, to find other people's values. */
export function needsUniqueCheck(sent: Unique, stored: Unique | null): boolean {
  return changedUnique(sent, stored).length > 0;
}

/**
 * Finds, by field, another member who uses a new username, e-mail or staff number of `sent`. The server does
 * not check it in an update, and two people with one username would lock each other out. `stored` is the
 * edited member.
 */
export function takenValues<Member extends Unique & { id: number }>(
  sent: Unique,
  members: readonly Member[],
  stored: (Unique & { id: number }) | null,
): Partial<Record<UniqueName, Member>> {
  const others = members.filter(({ id }) => id !== stored?.id);
  const taken: Partial<Record<UniqueName, Member>> = {};
  for (const name of changedUnique(sent, stored)) {
    const holder = others.find((member) => toUniqueKey(member[name]) === toUniqueKey(sent[name]));
    if (holder) taken[name] = holder;
  }
  return taken;
}
