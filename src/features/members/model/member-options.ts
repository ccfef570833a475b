import { localName, otherName } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { Option } from '@/ui/form/option';

type Member = { id: number; eng_name: string; jp_name: string; staff_no: string };

/** Members as the choices of a picker, found by both names and the staff number. */
export function memberOptions(members: readonly Member[], language: Language): Option<number>[] {
  return members.map((member) => ({
    value: member.id,
    label: localName(member, language),
    detail: otherName(member, language) || undefined,
    keywords: member.staff_no,
  }));
}
