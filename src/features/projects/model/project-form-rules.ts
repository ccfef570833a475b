import * as z from 'zod/mini';
import { japaneseText, requiredText } from '@/i18n/form-rules';
import { message } from '@/i18n/message';

type Project = { id: number; cd: string; eng_name: string; jp_name: string };

const ENGLISH = /^[A-Za-z0-9 ]*$/;

/** True when a project other than `ownId` has the code. Source: PJ-1. */
export function isCodeTaken(
  projects: readonly Pick<Project, 'id' | 'cd'>[],
  code: string,
  ownId: number | null,
): boolean {
  return projects.some(({ id, cd }) => cd === code && id !== ownId);
}

/**
 * The rules of the project form; the lengths are the server's. `readProjects` reads the list afresh, because
 * somebody else may have taken the code since. Source: PJ-1.
 */
export function projectFormSchema(
  readProjects: () => Promise<readonly Pick<Project, 'id' | 'cd'>[]>,
  ownId: number | null,
) {
  const isFree = async (code: string) => !isCodeTaken(await readProjects(), code, ownId);
  return z.object({
    cd: z.pipe(requiredText(30), z.string().check(z.refine(isFree, message('validation:alreadyExists')))),
    eng_name: z.pipe(requiredText(50), z.string().check(z.regex(ENGLISH, message('validation:englishOnly')))),
    jp_name: japaneseText(50),
  });
}

export type ProjectFormValues = z.output<ReturnType<typeof projectFormSchema>>;

const EMPTY: ProjectFormValues = { cd: '', eng_name: '', jp_name: '' };

/** What the form shows at first: nothing, or the project. */
export function projectFormValues(project: ProjectFormValues | null): ProjectFormValues {
  const { cd, eng_name, jp_name } = project ?? EMPTY;
  return { cd, eng_name, jp_name };
}

/** After a lost answer: whether `stored`, read again, holds what was sent. */
export function holdsProject(stored: Project | null | undefined, sent: ProjectFormValues): boolean {
  return stored?.cd === sent.cd && stored.eng_name === sent.eng_name && stored.jp_name === sent.jp_name;
}
