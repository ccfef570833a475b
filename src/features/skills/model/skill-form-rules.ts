import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { chosenId, requiredDate, someChosen, wholeNumber } from '@/i18n/form-rules';
import { message } from '@/i18n/message';
import type { CalendarDate } from '@/lib/calendar-date';

/** The widest number that the server's column holds. */
const MOST_EXPERIENCE = 255;

/** Blank is 0: the server takes whole numbers only. Source: C11. */
const experience = z.pipe(
  mapped(z.union([z.number(), z.string()]), (value) =>
    typeof value === 'string' && value.trim() === '' ? 0 : value,
  ),
  wholeNumber(0, MOST_EXPERIENCE),
);

/** Whether the total fits as well; a part that does not is told by its own field. */
const isStorable = (own: number, previous: number) =>
  Math.max(own, previous) > MOST_EXPERIENCE || own + previous <= MOST_EXPERIENCE;

/** The rules of the skill form, named as on the wire so that the server's messages find their fields. Source: SK-2. */
export const skillFormSchema = z
  .object({
    staff_id: chosenId(),
    project: someChosen(),
    position: chosenId(),
    grade: chosenId(),
    join_date: requiredDate(),
    japanese_level: chosenId(),
    sg_experience: experience,
    prev_experience: experience,
    responsibility: someChosen(),
    major_tech_stack_id: chosenId(),
    skills: z.array(z.object({ tech_stack_id: z.number(), proficiency_level_id: z.number() })),
  })
  .check(
    z.refine(({ sg_experience: own, prev_experience: previous }) => isStorable(own, previous), {
      path: ['prev_experience'],
      message: message('skills:form.totalTooLarge', { max: MOST_EXPERIENCE }),
    }),
  );

export type SkillFormInput = z.input<typeof skillFormSchema>;
export type CheckedSkillSheet = z.output<typeof skillFormSchema>;

const EMPTY: SkillFormInput = {
  staff_id: '',
  project: [],
  position: '',
  grade: '',
  join_date: '',
  japanese_level: '',
  sg_experience: '',
  prev_experience: '',
  responsibility: [],
  major_tech_stack_id: '',
  skills: [],
};

type Named = { id: number };

type StoredSheet = {
  staff: Named | null;
  projects: readonly Named[];
  position: Named | null;
  grade: Named | null;
  joinDate: CalendarDate | null;
  japaneseLevel: Named | null;
  sgExperience: number;
  prevExperience: number;
  responsibilities: readonly Named[];
  majorTechStack: Named | null;
  marks: readonly { techStackId: number; levelId: number }[];
};

/** What the form shows at first: nothing, or the whole sheet, so that a save blanks nothing. */
export function skillFormValues(sheet: StoredSheet | null): SkillFormInput {
  if (!sheet) return EMPTY;
  return {
    staff_id: sheet.staff?.id ?? '',
    project: sheet.projects.map(({ id }) => id),
    position: sheet.position?.id ?? '',
    grade: sheet.grade?.id ?? '',
    join_date: sheet.joinDate ?? '',
    japanese_level: sheet.japaneseLevel?.id ?? '',
    sg_experience: sheet.sgExperience,
    prev_experience: sheet.prevExperience,
    responsibility: sheet.responsibilities.map(({ id }) => id),
    major_tech_stack_id: sheet.majorTechStack?.id ?? '',
    skills: sheet.marks.map((mark) => ({
      tech_stack_id: mark.techStackId,
      proficiency_level_id: mark.levelId,
    })),
  };
}

/** SG plus previous experience, as far as both are numbers yet. */
export function totalExperience(own: unknown, previous: unknown): number {
  const count = (value: unknown) => (typeof value === 'number' ? value : 0);
  return count(own) + count(previous);
}
