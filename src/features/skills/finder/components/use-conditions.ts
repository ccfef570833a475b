import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { useUrlState } from '@/ui/page/use-url-state';
import { withCondition, withoutCondition, type Condition } from '../model/condition';
import type { FinderRow } from '../model/finder-rows';
import { conditionFields, type FinderSearch } from '../model/finder-search';
import type { ConditionWords } from './use-condition-words';
import type { Finder } from './use-finder';
import { JAPANESE, toStackId } from './use-finder-columns';

export type ChangeFinder = ReturnType<typeof useUrlState<FinderSearch>>[1];

type ConditionOptions = {
  finder: Pick<Finder, 'conditions' | 'strong'>;
  words: ConditionWords;
  change: ChangeFinder;
  /** Announces a change to screen readers. */
  announce: (words: string) => void;
};

/** Adds and removes conditions in the address; a column toggles its own. */
export function useConditions({ finder, words, change, announce }: ConditionOptions) {
  const { t } = useTranslation('finder');
  const { conditions, strong } = finder;
  const { describeCondition } = words;

  const add = useCallback(
    (condition: Condition) => {
      change((current: FinderSearch) => conditionFields(withCondition(current.conditions, condition)));
      announce(t('condition.added', { condition: describeCondition(condition) }));
    },
    [change, announce, t, describeCondition],
  );
  const remove = useCallback(
    (condition: Condition) => {
      change((current: FinderSearch) => conditionFields(withoutCondition(current.conditions, condition)));
      announce(t('condition.removed', { condition: describeCondition(condition) }));
    },
    [change, announce, t, describeCondition],
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
      else if (stackId !== null && strong) add({ kind: 'skill', stackId, levelId: strong.id });
    },
    [conditions, strong, add, remove],
  );
  return { add, remove, toggleColumn };
}
