import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { message } from '@/i18n/message';
import type { useUrlState } from '@/ui/page/use-url-state';
import { toast } from '@/ui/toast/toast';
import { withCondition, withoutCondition, type Condition } from '../model/condition';
import type { FinderPerson } from '../model/finder-person';
import type { FinderRow } from '../model/finder-rows';
import { chosenField, conditionFields, MOST_COMPARED, type FinderSearch } from '../model/finder-search';
import type { ConditionWords } from './use-condition-words';
import type { Finder } from './use-finder';
import { JAPANESE, toStackId } from './use-finder-columns';

type ChangeFinder = ReturnType<typeof useUrlState<FinderSearch>>[1];

type Options = {
  finder: Pick<Finder, 'conditions' | 'strong'>;
  words: ConditionWords;
  change: ChangeFinder;
  say: (words: string) => void;
};

export function useConditions({ finder, words, change, say }: Options) {
  const { t } = useTranslation('finder');
  const { conditions, strong } = finder;
  const { describeCondition } = words;

  const add = useCallback(
    (condition: Condition) => {
      change((asked: FinderSearch) => conditionFields(withCondition(asked.conditions, condition)));
      say(t('condition.added', { condition: describeCondition(condition) }));
    },
    [change, say, t, describeCondition],
  );
  const remove = useCallback(
    (condition: Condition) => {
      change((asked: FinderSearch) => conditionFields(withoutCondition(asked.conditions, condition)));
      say(t('condition.removed', { condition: describeCondition(condition) }));
    },
    [change, say, t, describeCondition],
  );
  const toggleColumn = useCallback(
    (column: string, row?: FinderRow) => {
      const stackId = toStackId(column);
      const existing = conditions.find((condition) =>
        condition.kind === 'skill' ? condition.stackId === stackId : condition.kind === column,
      );
      const levelId = row?.person.sheet?.japaneseLevel?.id;
      if (existing) remove(existing);
      else if (column === JAPANESE && levelId !== undefined) add({ kind: 'japanese', levelId });
      else if (stackId > 0 && strong) add({ kind: 'skill', stackId, levelId: strong.id });
    },
    [conditions, strong, add, remove],
  );
  return { add, remove, toggleColumn };
}

type ChosenOptions = {
  finder: Pick<Finder, 'people' | 'rows'>;
  /** From the address; people who were deleted or have no sheet are skipped. */
  chosenIds: readonly number[];
  change: ChangeFinder;
  say: (words: string) => void;
};

/** Manages the people chosen for a comparison; without any, the first matches are compared. */
export function useChosenPeople({ finder, chosenIds, change, say }: ChosenOptions) {
  const { t } = useTranslation('finder');
  const { people, rows } = finder;
  const chosen = useMemo(
    () => chosenIds.flatMap((id) => people.find((person) => person.id === id && person.sheet) ?? []),
    [chosenIds, people],
  );
  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const matches = rows.filter(({ isMatch }) => isMatch).map(({ person }) => person);
  const compared = chosen.length > 0 ? chosen : matches.slice(0, MOST_COMPARED);

  function toggle({ id, sheet }: FinderPerson) {
    const left = chosen.filter((person) => person.id !== id).map((person) => person.id);
    const isAdded = left.length === chosen.length;
    if (isAdded && !sheet) return toast.error(message('finder:compare.noSheet'));
    if (isAdded && chosen.length >= MOST_COMPARED) return toast.error(message('finder:compare.full'));
    const next = isAdded ? [...left, id] : left;
    change(chosenField(next));
    say(t('compare.chosen', { count: next.length }));
  }

  return { chosen, ids, compared, toggle };
}
