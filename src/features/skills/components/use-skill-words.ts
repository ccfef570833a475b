import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FieldWords, WordsOf } from '@/ui/form/use-record-merge';
import { skillLookupQueries } from '../api/skill-lookup-queries';
import type { SkillSheet } from '../api/skill-sheet-schema';
import { stackOfField } from '../model/skill-fields';
import { levelsOfGrid, stacksOfGrid } from '../model/skill-marks';
import { useMarkWords } from './use-mark-words';
import { useSkillLookups } from './use-skill-lookups';

/** How the fields of a sheet, its marks among them, and their values read outside of the form. */
export function useSkillWords(sheet: SkillSheet | null): WordsOf {
  const { t } = useTranslation('skills');
  const choices = useSkillLookups(sheet);
  const wordsOfMark = useMarkWords();
  const { data: stacks = [] } = useQuery(skillLookupQueries.techStacks());
  const { data: levels = [] } = useQuery(skillLookupQueries.proficiencyLevels());
  const marks = sheet?.marks ?? [];
  const stackNames = new Map(stacksOfGrid(stacks, marks).map(({ id, name }) => [id, name]));
  const levelOptions = levelsOfGrid(levels, marks).map(({ id, symbol }) => ({
    value: id,
    label: [symbol, wordsOfMark(symbol)].join(' ').trim(),
  }));
  const words: Record<string, FieldWords> = {
    staff_id: { label: t('field.staff') },
    project: { label: t('field.project'), options: choices.projects },
    position: { label: t('field.position'), options: choices.positions },
    grade: { label: t('field.grade'), options: choices.grades },
    join_date: { label: t('field.joinDate') },
    japanese_level: { label: t('field.japaneseLevel'), options: choices.japaneseLevels },
    sg_experience: { label: t('field.sgExperience') },
    prev_experience: { label: t('field.prevExperience') },
    responsibility: { label: t('field.responsibility'), options: choices.responsibilities },
    major_tech_stack_id: { label: t('field.majorTechStack'), options: choices.techStacks },
  };
  return (name) => {
    const stack = stackOfField(name);
    if (stack === undefined) return words[name] ?? { label: name };
    return {
      label: stackNames.get(stack) ?? t('field.skills'),
      options: levelOptions,
      blank: t('mark.none'),
    };
  };
}
