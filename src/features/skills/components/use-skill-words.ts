import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFieldLabels } from '@/session/shown-fields';
import type { FieldWords, WordsOf } from '@/ui/form/use-record-merge';
import { skillLookupQueries } from '../api/skill-lookup-queries';
import { SKILL_FIELDS, type SkillSheet } from '../fields';
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
  const options: Record<string, FieldWords['options']> = choices.options;
  const labelsOf = useFieldLabels(SKILL_FIELDS);
  return (name) => {
    const stack = stackOfField(name);
    if (stack === undefined) return { ...labelsOf(name), options: options[name] };
    return {
      label: stackNames.get(stack) ?? t('field.skills'),
      options: levelOptions,
      blank: t('mark.none'),
    };
  };
}
