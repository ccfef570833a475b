import { skillFormValues, type CheckedSkillSheet } from './skill-form-rules';

type StoredSheet = NonNullable<Parameters<typeof skillFormValues>[0]>;

const sameSet = (first: readonly number[], second: readonly number[]) =>
  first.length === second.length && first.every((id) => second.includes(id));

const marksOf = ({ skills }: Pick<CheckedSkillSheet, 'skills'>) =>
  skills
    .map((entry) => `${entry.tech_stack_id}:${entry.proficiency_level_id}`)
    .sort()
    .join();

const SINGLE = [
  'staff_id',
  'position',
  'grade',
  'join_date',
  'japanese_level',
  'sg_experience',
  'prev_experience',
  'major_tech_stack_id',
] as const;

/** After a lost answer: whether `stored`, read again, holds what was sent. */
export function holdsSkillSheet(stored: StoredSheet | null, sent: CheckedSkillSheet): boolean {
  if (!stored) return false;
  const values = skillFormValues(stored);
  return (
    SINGLE.every((name) => values[name] === sent[name]) &&
    sameSet(values.project, sent.project) &&
    sameSet(values.responsibility, sent.responsibility) &&
    marksOf(values) === marksOf(sent)
  );
}
