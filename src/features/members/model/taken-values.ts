import { normaliseInput } from '@/lib/normalise-text';

/** What no two members share. */
export const UNIQUE = ['username', 'email', 'staff_no'] as const;

type UniqueName = (typeof UNIQUE)[number];
type Unique = Record<UniqueName, string>;

/** Under which two texts are the same to a server: letters and width apart. */
export const toUniqueKey = (text: string) => normaliseInput(text).toLowerCase();

/** The names of those fields that `sent` gives another value than `stored`, letters and width apart. */
function changedUnique(sent: Unique, stored: Unique | null): UniqueName[] {
  return UNIQUE.filter((name) => toUniqueKey(sent[name]) !== (stored ? toUniqueKey(stored[name]) : ''));
}

/** True when `takenValues` has anything to look for. */
export function needsUniqueCheck(sent: Unique, stored: Unique | null): boolean {
  return changedUnique(sent, stored).length > 0;
}

/**
 * Who uses a username, an e-mail or a staff number that `sent` brings in, by the name of the field. The server has no
 * rule against it in an update, and two people under one username lock each other out. `stored` is who is edited.
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
