import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { choice, REQUIRED } from '@/i18n/form-checks';
import { japaneseText, optionalText, requiredChoice, requiredDate, requiredText } from '@/i18n/form-rules';
import { message } from '@/i18n/message';
import { checkPhoto, MOST_PHOTO_MEGABYTES } from './photo-file';

export const SORT_KEYS: readonly number[] = [1, 2, 3, 4];
export const ROLES = { admin: 1, user: 2 } as const;

const PASSWORD_LENGTH = { min: 6, max: 10 };
const PHONE = /^\+?\d+$/;

type Rules = {
  isNew: boolean;
  /** People who are no administrators send what only administrators change as it came. Source: MB-4. */
  isLocked: boolean;
};

function password({ isNew }: Rules) {
  const { min, max } = PASSWORD_LENGTH;
  const length = z
    .string()
    .check(
      z.minLength(min, message('validation:minLength', { min })),
      z.maxLength(max, message('validation:maxLength', { max })),
    );
  return isNew
    ? z.pipe(z.string().check(z.minLength(1, REQUIRED)), length)
    : z.union([z.literal(''), length]);
}

/** In place of a file: the stored photo is to be removed. */
export const NO_PHOTO = 'none';

const photo = mapped(
  z.nullable(z.union([z.instanceof(File), z.literal(NO_PHOTO)])),
  async (file, { issues }) => {
    if (!(file instanceof File)) return file;
    const checked = await checkPhoto(file);
    if ('photo' in checked) return checked.photo;
    const problem = message(checked.problem, { max: MOST_PHOTO_MEGABYTES });
    issues.push({ code: 'custom', message: problem, input: file });
    return z.NEVER;
  },
);

/**
 * The rules of the member form, named as on the wire so that the server's messages find their fields. The
 * lengths are the server's; the password is no longer than the login accepts. Source: MB-3.
 */
export function memberFormSchema(rules: Rules) {
  const unlessLocked = <Schema extends z.ZodMiniType<unknown, unknown>>(
    schema: Schema,
    locked: z.ZodMiniType<z.output<Schema>, z.input<Schema>>,
  ) => (rules.isLocked ? locked : schema);
  return z.object({
    eng_name: requiredText(40),
    jp_name: japaneseText(40),
    username: requiredText(40),
    password: password(rules),
    staff_no: unlessLocked(requiredText(30), z.string()),
    address: requiredText(250),
    ph_number: z.pipe(requiredText(100), z.string().check(z.regex(PHONE, message('validation:digitsOnly')))),
    position: unlessLocked(requiredChoice(), choice()),
    role: unlessLocked(requiredChoice(), choice()),
    email: unlessLocked(z.pipe(requiredText(255), z.email(message('validation:email'))), z.string()),
    permanent_date: unlessLocked(requiredDate(), z.string()),
    ref_person: optionalText(40),
    ref_ph_number: optionalText(100),
    project: z.array(z.number()),
    sort_key: choice(),
    staff_image: photo,
  });
}

export type MemberFormInput = z.input<ReturnType<typeof memberFormSchema>>;
export type CheckedMember = z.output<ReturnType<typeof memberFormSchema>>;

const EMPTY: MemberFormInput = {
  eng_name: '',
  jp_name: '',
  username: '',
  password: '',
  staff_no: '',
  address: '',
  ph_number: '',
  position: '',
  role: '',
  email: '',
  permanent_date: '',
  ref_person: '',
  ref_ph_number: '',
  project: [],
  sort_key: '',
  staff_image: null,
};

type StoredMember = Omit<
  MemberFormInput,
  'password' | 'project' | 'staff_image' | 'position' | 'permanent_date' | 'sort_key'
> & {
  position?: number | null;
  permanent_date?: string | null;
  sort_key?: number | null;
  projectIds: readonly number[];
};

/** What the form shows at first: nothing, or the member without the password, which the server never tells. */
export function memberFormValues(member: StoredMember | null): MemberFormInput {
  if (!member) return EMPTY;
  return {
    ...EMPTY,
    eng_name: member.eng_name,
    jp_name: member.jp_name,
    username: member.username,
    staff_no: member.staff_no,
    address: member.address,
    ph_number: member.ph_number,
    position: member.position ?? '',
    role: member.role,
    email: member.email,
    permanent_date: member.permanent_date ?? '',
    ref_person: member.ref_person,
    ref_ph_number: member.ref_ph_number,
    project: [...member.projectIds],
    sort_key: member.sort_key ?? '',
  };
}
