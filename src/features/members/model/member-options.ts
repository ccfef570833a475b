import type { Named } from '@/lib/named';
import type { MessageKey } from '@/i18n/catalogue';
import { localName, otherName } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import { translateMessage } from '@/i18n/message';
import type { Option } from '@/ui/form/option';

type Member = Named & { staff_no: string };

/** Returns the members to choose from, found by names and staff number, which also distinguishes namesakes. */
export function memberOptions(members: readonly Member[], language: Language): Option<number>[] {
  const names = new Set<string>();
  const sharedNames = new Set<string>();
  for (const member of members) {
    const name = localName(member, language);
    if (names.has(name)) sharedNames.add(name);
    names.add(name);
  }
  return members.map((member) => {
    const name = localName(member, language);
    return {
      value: member.id,
      label: sharedNames.has(name) && member.staff_no ? `${name} (${member.staff_no})` : name,
      detail: otherName(member, language) || undefined,
      keywords: member.staff_no,
    };
  });
}

/** Returns the ids as choices; a stored id outside of them stays a choice, so that an edit can keep it. */
export function withStored(ids: readonly number[], stored: number | null | undefined): readonly number[] {
  return stored == null || ids.includes(stored) ? ids : [...ids, stored];
}

export function toOptions(ids: readonly number[], toLabel: (id: number) => string): Option<number>[] {
  return ids.map((id) => ({ value: id, label: toLabel(id) }));
}

export function toWordOptions(ids: readonly number[], getWord: (id: number) => MessageKey): Option<number>[] {
  return toOptions(ids, (id) => translateMessage(getWord(id)));
}
