import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFieldLabels } from '@/session/field-props';
import type { FieldWords, GetFieldWords } from '@/ui/form/field-words';
import { skillLookupQueries } from '../api/skill-lookup-queries';
import { SKILL_FIELDS, type SkillSheet } from '../fields';
import { findStackId } from '../model/skill-fields';
import { gridLevels, gridStacks, shownSymbol } from '../model/skill-marks';
import { useMarkWords } from './use-mark-words';
import { useSkillLookups } from './use-skill-lookups';

/** Returns the words of a field for the merge: its label, and the options of a choice or a mark. */
export function useSkillWords(sheet: SkillSheet | null): GetFieldWords {
  const { t } = useTranslation('skills');
  const lookups = useSkillLookups(sheet);
  const describeMark = useMarkWords();
  const { data: stacks = [] } = useQuery(skillLookupQueries.techStacks());
  const { data: levels = [] } = useQuery(skillLookupQueries.proficiencyLevels());
  const marks = sheet?.marks ?? [];
  const stackNames = new Map(gridStacks(stacks, marks).map(({ id, name }) => [id, name]));
  const levelOptions = gridLevels(levels, marks).map(({ id, symbol, name }) => ({
    value: id,
    label: [shownSymbol(symbol), describeMark(symbol, name)].join(' ').trim(),
  }));
  const options: Record<string, FieldWords['options']> = lookups.options;
  const findLabel = useFieldLabels(SKILL_FIELDS);
  return (name) => {
    const stackId = findStackId(name);
    if (stackId === undefined) return { ...findLabel(name), options: options[name] };
    return {
      label: stackNames.get(stackId) ?? t('field.skills'),
      options: levelOptions,
      blank: t('mark.none'),
    };
  };
}
