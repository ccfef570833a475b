import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { useUrlState } from '@/ui/page/use-url-state';
import { conditionList, withCondition, withoutCondition, type Condition } from '../model/condition';
import type { FinderRow } from '../model/finder-rows';
import { conditionFields, type FinderSearch } from '../model/finder-search';
import type { ConditionWords } from './use-condition-words';
import type { Finder } from './use-finder';
import { JAPANESE, toStackId } from './use-finder-columns';

export type ChangeFinder = ReturnType<typeof useUrlState<FinderSearch>>[1];

type ConditionOptions = {
  finder: Pick<Finder, 'strong'>;
  words: ConditionWords;
  change: ChangeFinder;
  announce: (words: string) => void;
};

const findColumnCondition = ({ conditions }: FinderSearch, column: string): Condition | undefined => {
  const stackId = toStackId(column);
  return conditionList(conditions).find((condition) =>
    condition.kind === 'skill' ? condition.stackId === stackId : condition.kind === column,
  );
};

export function useConditions({ finder, words, change, announce }: ConditionOptions) {
  const { t } = useTranslation('finder');
  const { strong } = finder;
  const { describeCondition } = words;

  const addTo = useCallback(
    ({ conditions }: FinderSearch, added: Condition) => {
      announce(t('condition.added', { condition: describeCondition(added) }));
      return conditionFields(withCondition(conditions, added));
    },
    [announce, t, describeCondition],
  );
  const removeFrom = useCallback(
    ({ conditions }: FinderSearch, removed: Condition) => {
      announce(t('condition.removed', { condition: describeCondition(removed) }));
      return conditionFields(withoutCondition(conditions, removed));
    },
    [announce, t, describeCondition],
  );
  const add = useCallback(
    (condition: Condition) => change((current) => addTo(current, condition)),
    [change, addTo],
  );
  const remove = useCallback(
    (condition: Condition) => change((current) => removeFrom(current, condition)),
    [change, removeFrom],
  );
  const toggleColumn = useCallback(
    (column: string, row?: FinderRow) => {
      const stackId = toStackId(column);
      const levelId = row?.person.sheet?.japaneseLevel?.id;
      let added: Condition | null = null;
      if (column === JAPANESE && levelId !== undefined) added = { kind: 'japanese', levelId };
      else if (stackId !== null && strong) added = { kind: 'skill', stackId, levelId: strong.id };
      // Reads the current address, so that the second of two quick presses undoes the first.
      change((current) => {
        const existing = findColumnCondition(current, column);
        if (existing) return removeFrom(current, existing);
        return added ? addTo(current, added) : {};
      });
    },
    [strong, change, addTo, removeFrom],
  );
  return { add, remove, toggleColumn };
}
