import type { Option } from '@/ui/form/option';
import type { Condition } from '../model/condition';
import type { ConditionWords } from './use-condition-words';
import type { Finder } from './use-finder';

/** Years that are asked for. */
const YEARS = [1, 2, 3, 5, 7, 10, 15];

export type ConditionOption = Option<string> & { condition: Condition };

/** One condition as a choice: found by its words and by what kind it is. */
const optionOf = (
  condition: Condition,
  label: string,
  keywords: string,
  detail?: string,
): ConditionOption => ({
  value: JSON.stringify(condition),
  ...{ label, keywords, detail, condition },
});

/** The marks, levels or years that can stand in place of those of a condition; none for one of grades, positions or projects. */
export function choicesInstead(
  condition: Condition,
  { marks, japanese }: Pick<Finder, 'marks' | 'japanese'>,
): Condition[] {
  switch (condition.kind) {
    case 'skill':
      return marks.rungs.map(({ id }) => ({ ...condition, levelId: id }));
    case 'japanese':
      return japanese.rungs.map(({ id }) => ({ ...condition, levelId: id }));
    case 'years':
      return YEARS.map((least) => ({ ...condition, least }));
    default:
      return [];
  }
}

/**
 * All that can be asked for, those first that are asked for most: each stack at the mark at which somebody is counted on. The other marks come
 * last, for whoever types.
 */
export function conditionOptions(
  finder: Pick<Finder, 'stacks' | 'marks' | 'japanese' | 'names' | 'strong'>,
  { wordsOf, kindWords }: Pick<ConditionWords, 'wordsOf' | 'kindWords'>,
  markWords: (symbol: string) => string,
): ConditionOption[] {
  const { stacks, marks, japanese, names, strong } = finder;
  const option = (condition: Condition) => optionOf(condition, wordsOf(condition), kindWords[condition.kind]);
  const marked = (isFirst: boolean) =>
    stacks.flatMap(({ id: stackId }) =>
      marks.rungs
        .filter(({ id }) => (id === strong?.id) === isFirst)
        .map(({ id: levelId, symbol }) => {
          const condition: Condition = { kind: 'skill', stackId, levelId };
          return optionOf(condition, wordsOf(condition), kindWords.skill, markWords(symbol));
        }),
    );
  return [
    ...japanese.rungs.map(({ id: levelId }) => option({ kind: 'japanese', levelId })),
    ...marked(true),
    ...(['grade', 'position', 'project'] as const).flatMap((kind) =>
      [...names[kind].keys()].map((id) => option({ kind, ids: [id] })),
    ),
    ...YEARS.map((least) => option({ kind: 'years', least })),
    ...marked(false),
  ];
}
