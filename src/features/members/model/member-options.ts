import type { Named } from '@/lib/named';
import { localName, otherName } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { Option } from '@/ui/form/option';

type Member = Named & { staff_no: string };

/**
 * Members as the choices of a picker, found by both names and the staff number, which also stands behind the names of
 * namesakes.
 */
export function memberOptions(members: readonly Member[], language: Language): Option<number>[] {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const member of members) {
    const name = localName(member, language);
    (seen.has(name) ? shared : seen).add(name);
  }
  return members.map((member) => {
    const name = localName(member, language);
    return {
      value: member.id,
      label: shared.has(name) && member.staff_no ? `${name} (${member.staff_no})` : name,
      detail: otherName(member, language) || undefined,
      keywords: member.staff_no,
    };
  });
}
