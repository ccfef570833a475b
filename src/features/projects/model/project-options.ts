import type { CodedName } from '@/lib/named';
import { localName, otherName } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { Option } from '@/ui/form/option';

/** Projects as the choices of a picker, found by the code and both names. */
export function projectOptions(projects: readonly CodedName[], language: Language): Option<number>[] {
  return projects.map((project) => ({
    value: project.id,
    label: localName(project, language) || project.cd,
    detail: project.cd,
    keywords: otherName(project, language),
  }));
}
