import type { Option } from '@/ui/form/option';
import { conditionKey, type Condition } from '../model/condition';
import type { ConditionWords } from './use-condition-words';
import type { Finder } from './use-finder';

const YEARS = [1, 2, 3, 5, 7, 10, 15];

type ConditionOption = Option<string> & { condition: Condition };

/** Returns all marks, levels or years for a condition; none for grades, positions or projects. */
export function findAlternatives(
  condition: Condition,
  { marks, japanese }: Pick<Finder, 'marks' | 'japanese'>,
): Condition[] {
  switch (condition.kind) {
    case 'skill':
      return marks.levels.map(({ id }) => ({ ...condition, levelId: id }));
    case 'japanese':
      return japanese.levels.map(({ id }) => ({ ...condition, levelId: id }));
    case 'years':
      return YEARS.map((least) => ({ ...condition, least }));
    default:
      return [];
  }
}

/** Lists all conditions; the many stacks with other marks than the strong one come last. */
export function conditionOptions(
  {
    stacks,
    marks,
    japanese,
    names,
    strong,
  }: Pick<Finder, 'stacks' | 'marks' | 'japanese' | 'names' | 'strong'>,
  { describeCondition, describeLevel, kindWords }: ConditionWords,
): ConditionOption[] {
  const createOption = (condition: Condition, detail?: string): ConditionOption => ({
    value: conditionKey(condition),
    label: describeCondition(condition),
    keywords: kindWords[condition.kind],
    detail,
    condition,
  });
  const createSkillOptions = (levels: typeof marks.levels) =>
    stacks.flatMap(({ id: stackId }) =>
      levels.map(({ id: levelId }) =>
        createOption({ kind: 'skill', stackId, levelId }, describeLevel(levelId)),
      ),
    );
  return [
    ...japanese.levels.map(({ id: levelId }) => createOption({ kind: 'japanese', levelId })),
    ...createSkillOptions(marks.levels.filter(({ id }) => id === strong?.id)),
    ...(['grade', 'position', 'project'] as const).flatMap((kind) =>
      [...names[kind].keys()].map((id) => createOption({ kind, ids: [id] })),
    ),
    ...YEARS.map((least) => createOption({ kind: 'years', least })),
    ...createSkillOptions(marks.levels.filter(({ id }) => id !== strong?.id)),
  ];
}
