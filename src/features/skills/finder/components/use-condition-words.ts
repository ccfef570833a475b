import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkWords } from '../../components/use-mark-words';
import { shownSymbol } from '../../model/skill-marks';
import type { Condition } from '../model/condition';
import type { FinderPerson } from '../model/finder-person';
import type { Finder } from './use-finder';

type Translate = TFunction<'finder'>;
type NamedLists = Pick<Finder, 'stacks' | 'marks' | 'japanese' | 'names'>;

export type ConditionWords = ReturnType<typeof useConditionWords>;

export function useConditionWords({ stacks, marks, japanese, names }: NamedLists) {
  const { t } = useTranslation('finder');
  const describeMark = useMarkWords();
  return useMemo(() => {
    const naming = createNaming(t, { stacks, marks, japanese, names });
    const { findStackName, findSymbol, findMarkName } = naming;
    const kindWords: Record<Condition['kind'], string> = {
      skill: t('condition.words.skill'),
      japanese: t('condition.words.japanese'),
      grade: t('condition.words.grade'),
      position: t('condition.words.position'),
      project: t('condition.words.project'),
      years: t('condition.words.years'),
    };
    return {
      kindWords,
      findStackName,
      findSymbol,
      describeCondition: (condition: Condition) => describeCondition(t, naming, condition),
      /** Describes a mark; empty if neither the catalogue nor the server has words for it. */
      describeLevel: (id: number) => describeMark(findSymbol(id), findMarkName(id)),
      describeMissed: (person: FinderPerson, missed: readonly Condition[]) =>
        missed.map((condition) => describeActual(t, naming, { condition, person })).join(t('next.between')),
    };
  }, [t, describeMark, stacks, marks, japanese, names]);
}

type Naming = ReturnType<typeof createNaming>;

function createNaming(t: Translate, { stacks, marks, japanese, names }: NamedLists) {
  const unknownName = (id: number) => t('condition.unknown', { id });
  const stackNames = new Map(stacks.map(({ id, name }) => [id, name]));
  const markLevels = new Map(marks.levels.map((level) => [level.id, level]));
  const japaneseNames = new Map(japanese.levels.map(({ id, name }) => [id, name]));
  return {
    findStackName: (id: number) => stackNames.get(id) || t('unknownStack', { id }),
    findSymbol: (id: number) => shownSymbol(markLevels.get(id)?.symbol),
    findMarkName: (id: number) => markLevels.get(id)?.name,
    findJapaneseName: (id: number) => japaneseNames.get(id) || unknownName(id),
    isBestJapanese: (id: number) => id === japanese.levels[0]?.id,
    joinNames: (kind: 'grade' | 'position' | 'project', ids: readonly number[]) =>
      ids
        .map((id) => names[kind].get(id) || unknownName(id))
        .reduce((one, other) => t('condition.or', { one, other })),
  };
}

function describeCondition(t: Translate, naming: Naming, condition: Condition): string {
  switch (condition.kind) {
    case 'skill':
      return t('condition.skill', {
        stack: naming.findStackName(condition.stackId),
        mark: naming.findSymbol(condition.levelId),
      });
    case 'japanese': {
      const level = naming.findJapaneseName(condition.levelId);
      return naming.isBestJapanese(condition.levelId)
        ? t('condition.japaneseOnly', { level })
        : t('condition.japanese', { level });
    }
    case 'years':
      return t('condition.years', { count: condition.least });
    case 'grade':
      return t('condition.grade', { names: naming.joinNames('grade', condition.ids) });
    case 'position':
      return t('condition.position', { names: naming.joinNames('position', condition.ids) });
    case 'project':
      return t('condition.project', { names: naming.joinNames('project', condition.ids) });
  }
}

function describeActual(
  t: Translate,
  naming: Naming,
  { condition, person }: { condition: Condition; person: FinderPerson },
): string {
  const { marks, sheet, experience } = person;
  switch (condition.kind) {
    case 'skill': {
      const stack = naming.findStackName(condition.stackId);
      const level = marks.get(condition.stackId);
      return level === undefined
        ? t('next.noSkill', { stack })
        : t('next.skill', { stack, mark: naming.findSymbol(level) });
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
      return sheet?.position?.name ? t('next.position', { name: sheet.position.name }) : t('next.noPosition');
    case 'project':
      return t('next.project', { names: naming.joinNames('project', condition.ids) });
  }
}
