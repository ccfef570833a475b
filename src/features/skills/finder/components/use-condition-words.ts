import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkWords } from '../../components/use-mark-words';
import { UNKNOWN_MARK } from '../../model/skill-marks';
import type { Condition } from '../model/condition';
import type { FinderPerson } from '../model/finder-person';
import type { Finder } from './use-finder';

export type ConditionWords = ReturnType<typeof useConditionWords>;

/** Describes conditions, tech stacks and levels in the current language. */
export function useConditionWords({
  stacks,
  marks,
  japanese,
  names,
}: Pick<Finder, 'stacks' | 'marks' | 'japanese' | 'names'>) {
  const { t } = useTranslation('finder');
  const describeMark = useMarkWords();
  return useMemo(() => {
    const unknownName = (id: number) => t('condition.unknown', { id });
    const stackNames = new Map(stacks.map(({ id, name }) => [id, name]));
    const markLevels = new Map(marks.levels.map((level) => [level.id, level]));
    const levels = new Map(japanese.levels.map(({ id, name }) => [id, name]));
    const [bestLevel] = japanese.levels;

    const findStackName = (id: number) => stackNames.get(id) || t('unknownStack', { id });
    const findSymbol = (id: number) => markLevels.get(id)?.symbol || UNKNOWN_MARK;

    /** Describes a mark; empty if neither the catalogue nor the server has words for it. */
    function describeLevel(id: number): string {
      return describeMark(findSymbol(id), markLevels.get(id)?.name);
    }

    const joinNames = (kind: 'grade' | 'position' | 'project', ids: readonly number[]) =>
      ids
        .map((id) => names[kind].get(id) || unknownName(id))
        .reduce((one, other) => t('condition.or', { one, other }));

    function describeCondition(condition: Condition): string {
      switch (condition.kind) {
        case 'skill':
          return t('condition.skill', {
            stack: findStackName(condition.stackId),
            mark: findSymbol(condition.levelId),
          });
        case 'japanese': {
          const level = levels.get(condition.levelId) || unknownName(condition.levelId);
          return condition.levelId === bestLevel?.id
            ? t('condition.japaneseOnly', { level })
            : t('condition.japanese', { level });
        }
        case 'years':
          return t('condition.years', { count: condition.least });
        case 'grade':
          return t('condition.grade', { names: joinNames('grade', condition.ids) });
        case 'position':
          return t('condition.position', { names: joinNames('position', condition.ids) });
        case 'project':
          return t('condition.project', { names: joinNames('project', condition.ids) });
      }
    }

    /** Describes what the person has in place of the condition. */
    function describeInstead(condition: Condition, { marks: own, sheet, experience }: FinderPerson): string {
      switch (condition.kind) {
        case 'skill': {
          const stack = findStackName(condition.stackId);
          const level = own.get(condition.stackId);
          return level === undefined
            ? t('next.noSkill', { stack })
            : t('next.skill', { stack, mark: findSymbol(level) });
        }
        case 'japanese': {
          const level = sheet?.japaneseLevel?.name;
          return level ? t('next.japanese', { level }) : t('next.noJapanese');
        }
        case 'years':
          return t('next.years', { count: experience });
        case 'grade':
          return sheet?.grade?.name ? t('next.grade', { name: sheet.grade.name }) : t('next.noGrade');
        case 'position':
          return sheet?.position?.name
            ? t('next.position', { name: sheet.position.name })
            : t('next.noPosition');
        case 'project':
          return t('next.project', { names: joinNames('project', condition.ids) });
      }
    }

    const kindWords: Record<Condition['kind'], string> = {
      skill: t('condition.words.skill'),
      japanese: t('condition.words.japanese'),
      grade: t('condition.words.grade'),
      position: t('condition.words.position'),
      project: t('condition.words.project'),
      years: t('condition.words.years'),
    };

    return {
      describeCondition,
      kindWords,
      findStackName,
      findSymbol,
      describeLevel,
      describeMissed: (person: FinderPerson, missed: readonly Condition[]) =>
        missed.map((condition) => describeInstead(condition, person)).join(t('next.between')),
    };
  }, [t, describeMark, stacks, marks, japanese, names]);
}
