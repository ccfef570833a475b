import * as z from 'zod/mini';
import { wire } from '@/api/wire-fields';
import { localName, otherName } from '@/i18n/format';
import { japaneseText, requiredText } from '@/i18n/form-rules';
import type { Language } from '@/i18n/language';
import { message } from '@/i18n/message';
import { formValues, holdsFields, pickShape, type RecordFields } from '@/i18n/record-fields';
import type { CodedName } from '@/lib/named';
import type { Option } from '@/ui/form/option';

const ENGLISH = /^[A-Za-z0-9 ]*$/;

/** The fields of a project, as on the wire; the lengths are the server's. Source: PJ-1, PJ-2. */
export const PROJECT_FIELDS = {
  cd: {
    label: 'projects:field.cd',
    isRequired: true,
    isSearched: true,
    wire: wire.text,
    rule: requiredText(30),
    empty: '',
    column: { id: 'code', width: 100 },
    import: { words: ['project code', 'cd', 'プロジェクトコード'], width: 140 },
  },
  eng_name: {
    label: 'projects:field.engName',
    isRequired: true,
    isSearched: true,
    wire: wire.text,
    rule: z.pipe(requiredText(50), z.string().check(z.regex(ENGLISH, message('validation:englishOnly')))),
    empty: '',
    column: { id: 'eng-name' },
    import: { words: ['name', 'name (english)', 'project', '英字名'], width: 260 },
  },
  jp_name: {
    label: 'projects:field.jpName',
    isRequired: true,
    isSearched: true,
    wire: wire.text,
    rule: japaneseText(50),
    empty: '',
    column: { id: 'jp-name' },
    import: {
      words: ['name (japanese)', 'プロジェクト', 'プロジェクト名', '名称', '名前'],
      width: 260,
    },
  },
} as const satisfies RecordFields;

export const projectSchema = z.looseObject({
  id: wire.id,
  ...pickShape(PROJECT_FIELDS, 'wire'),
  /** ISO 8601 in UTC. */
  created_at: wire.moment,
});

export type Project = z.output<typeof projectSchema>;

/** True if a project other than `ownId` has the code. Source: PJ-1. */
export function isCodeTaken(
  projects: readonly Pick<Project, 'id' | 'cd'>[],
  code: string,
  ownId: number | null,
): boolean {
  return projects.some(({ id, cd }) => cd === code && id !== ownId);
}

/** `readProjects` reads past the cache, because the code may have been taken since. */
export function projectFormSchema(
  readProjects: () => Promise<readonly Pick<Project, 'id' | 'cd'>[]>,
  ownId: number | null,
) {
  const isFree = async (code: string) => !isCodeTaken(await readProjects(), code, ownId);
  const rules = pickShape(PROJECT_FIELDS, 'rule');
  return z.object({
    ...rules,
    cd: z.pipe(rules.cd, z.string().check(z.refine(isFree, message('validation:alreadyExists')))),
  });
}

export type ProjectFormValues = z.output<ReturnType<typeof projectFormSchema>>;

export const projectFormValues = (project: ProjectFormValues | null): ProjectFormValues =>
  formValues(PROJECT_FIELDS, project);

/** True if a stored project holds what was sent, which proves a save after a lost answer. */
export const holdsProject = (
  stored: ProjectFormValues | null | undefined,
  sent: ProjectFormValues,
): boolean => holdsFields(PROJECT_FIELDS, stored, sent);

/** The options are found by the code and both names. */
export function projectOptions(projects: readonly CodedName[], language: Language): Option<number>[] {
  return projects.map((project) => ({
    value: project.id,
    label: localName(project, language) || project.cd,
    detail: project.cd,
    keywords: otherName(project, language),
  }));
}
