import * as z from 'zod/mini';
import { wire } from '@/api/wire-fields';
import { chosenId, requiredDate, someChosen, wholeNumber } from '@/i18n/form-rules';
import { message } from '@/i18n/message';
import { formValues, holdsFields, pickShape, type FormFields } from '@/i18n/record-fields';
import type { CalendarDate } from '@/lib/calendar-date';
import type { CodedName, Named } from '@/lib/named';
import { mapped, orNull } from '@/lib/schema-parts';

export const lookupSchema = z.looseObject({ id: wire.id, name: wire.text });

export type Lookup = z.output<typeof lookupSchema>;

export type SkillMark = { techStackId: number; techStackName: string; levelId: number; symbol: string };

export type SkillSheet = {
  id: number;
  /** Null once the member was deleted. */
  staff: (Named & { username: string }) | null;
  /** Without deleted projects. */
  projects: CodedName[];
  responsibilities: Lookup[];
  marks: SkillMark[];
  position: Lookup | null;
  grade: Lookup | null;
  japaneseLevel: Lookup | null;
  majorTechStack: Lookup | null;
  joinDate: CalendarDate | null;
  sgExperience: number;
  prevExperience: number;
  totalExperience: number;
  /** The day in the company's time zone, the same for every reader. */
  updatedAt: CalendarDate | null;
};

/** Years of experience on the wire; a missing figure reads as 0. */
export const yearsSchema = mapped(wire.figure, (value) => value ?? 0);

/** The largest number of the server's column. */
const MOST_EXPERIENCE = 255;

/** Blank is 0: the server takes whole numbers only. Source: C11. */
const experience = z.pipe(
  mapped(z.union([z.number(), z.string()]), (value) =>
    typeof value === 'string' && value.trim() === '' ? 0 : value,
  ),
  wholeNumber(0, MOST_EXPERIENCE),
);

const FORM_ONLY = { leftOut: 'The list has no room for it; form and workbook have it.' };

/** The fields of a skill sheet, as on the wire. Sheets are never imported. Source: SK-1, SK-2. */
export const SKILL_FIELDS = {
  staff_id: {
    label: 'skills:field.staffId',
    isRequired: true,
    rule: chosenId(),
    empty: '',
    stored: ({ staff }) => staff?.id,
    column: { leftOut: 'The first column has name and username with a link to the member.' },
  },
  project: {
    label: 'skills:field.project',
    isRequired: true,
    rule: someChosen(),
    empty: [],
    stored: ({ projects }) => projects.map(({ id }) => id),
    column: FORM_ONLY,
  },
  position: {
    label: 'skills:field.position',
    isRequired: true,
    wire: orNull(lookupSchema),
    rule: chosenId(),
    empty: '',
    stored: ({ position }) => position?.id,
    column: { id: 'position', width: '10%', text: ({ position }) => position?.name ?? '' },
  },
  grade: {
    label: 'skills:field.grade',
    isRequired: true,
    wire: orNull(lookupSchema),
    rule: chosenId(),
    empty: '',
    stored: ({ grade }) => grade?.id,
    column: { id: 'grade', width: '8%', text: ({ grade }) => grade?.name ?? '' },
  },
  join_date: {
    label: 'skills:field.joinDate',
    isRequired: true,
    wire: wire.date,
    rule: requiredDate(),
    empty: '',
    stored: ({ joinDate }) => joinDate,
    column: { id: 'joinDate', width: '11%', getDate: ({ joinDate }) => joinDate },
  },
  japanese_level: {
    label: 'skills:field.japaneseLevel',
    isRequired: true,
    wire: orNull(lookupSchema),
    rule: chosenId(),
    empty: '',
    stored: ({ japaneseLevel }) => japaneseLevel?.id,
    column: { id: 'japaneseLevel', width: '12%', text: ({ japaneseLevel }) => japaneseLevel?.name ?? '' },
  },
  sg_experience: {
    label: 'skills:field.sgExperience',
    wire: yearsSchema,
    rule: experience,
    empty: '',
    stored: ({ sgExperience }) => sgExperience,
    column: FORM_ONLY,
  },
  prev_experience: {
    label: 'skills:field.prevExperience',
    wire: yearsSchema,
    rule: experience,
    empty: '',
    stored: ({ prevExperience }) => prevExperience,
    column: FORM_ONLY,
  },
  responsibility: {
    label: 'skills:field.responsibility',
    isRequired: true,
    rule: someChosen(),
    empty: [],
    stored: ({ responsibilities }) => responsibilities.map(({ id }) => id),
    column: {
      id: 'responsibility',
      width: '15%',
      text: ({ responsibilities }) => responsibilities.map(({ name }) => name).join(', '),
    },
  },
  major_tech_stack_id: {
    label: 'skills:field.majorTechStackId',
    isRequired: true,
    rule: chosenId(),
    empty: '',
    stored: ({ majorTechStack }) => majorTechStack?.id,
    column: { id: 'majorTechStack', width: '13%', text: ({ majorTechStack }) => majorTechStack?.name ?? '' },
  },
  skills: {
    label: 'skills:field.skills',
    rule: z.array(z.object({ tech_stack_id: z.number(), proficiency_level_id: z.number() })),
    empty: [],
    stored: ({ marks }) =>
      marks.map((mark) => ({ tech_stack_id: mark.techStackId, proficiency_level_id: mark.levelId })),
    column: { leftOut: 'The matrix shows the marks, and the drawer of a sheet.' },
  },
} as const satisfies FormFields<SkillSheet>;

/** True if the total fits the server's column, or if a part does not, which has its own error. */
const isTotalAllowed = (own: number, previous: number) =>
  Math.max(own, previous) > MOST_EXPERIENCE || own + previous <= MOST_EXPERIENCE;

/** Named as on the wire, so that the server's messages find their fields. Source: SK-2. */
export const skillFormSchema = z.object(pickShape(SKILL_FIELDS, 'rule')).check(
  z.refine(({ sg_experience: own, prev_experience: previous }) => isTotalAllowed(own, previous), {
    path: ['prev_experience'],
    message: message('skills:form.totalTooLarge', { max: MOST_EXPERIENCE }),
  }),
);

export type SkillFormInput = z.input<typeof skillFormSchema>;
export type CheckedSkillSheet = z.output<typeof skillFormSchema>;

/** Returns the first values of the form: empty, or the whole sheet, so that a save removes nothing. */
export const skillFormValues = (sheet: SkillSheet | null): SkillFormInput => formValues(SKILL_FIELDS, sheet);

/** True if a stored sheet holds what was sent, which proves a save after a lost answer. */
export const holdsSkillSheet = (stored: SkillSheet | null, sent: CheckedSkillSheet): boolean =>
  holdsFields(SKILL_FIELDS, stored && skillFormValues(stored), sent);

/** Adds SG and previous experience; an incomplete number counts as 0. */
export function totalExperience(own: unknown, previous: unknown): number {
  const count = (value: unknown) => (typeof value === 'number' ? value : 0);
  return count(own) + count(previous);
}

/**
 * Lists chosen cells only: an update replaces all marks. The server requires all three experiences, refuses
 * an empty list, and skips entries without a level, so one such entry means “no mark at all”.
 */
export function skillPayload(values: CheckedSkillSheet) {
  const noMark = { tech_stack_id: values.major_tech_stack_id, proficiency_level_id: null };
  return {
    ...values,
    total_experience: totalExperience(values.sg_experience, values.prev_experience),
    skills: values.skills.length > 0 ? values.skills : [noMark],
  };
}
