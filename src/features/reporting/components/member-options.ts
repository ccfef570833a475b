import { localName, otherName, type LocalizedName } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { Option } from '@/ui/form/option';

/** What the reporting screens know of a person. */
export type Person = LocalizedName & { id: number; staff_image_url?: string | null };

/** People as choices, found by either name. */
export function memberOptions(people: readonly Person[], language: Language): Option<number>[] {
  return people.map((person) => ({
    value: person.id,
    label: localName(person, language),
    detail: otherName(person, language),
  }));
}
