import { localName, otherName } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { Option } from '@/ui/form/option';

type Project = { id: number; cd: string; eng_name: string; jp_name: string };

/** Projects as the choices of a picker, found by the code and both names. */
export function projectOptions(projects: readonly Project[], language: Language): Option<number>[] {
  return projects.map((project) => ({
    value: project.id,
    label: localName(project, language) || project.cd,
    detail: project.cd,
    keywords: otherName(project, language),
  }));
}
