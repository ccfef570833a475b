import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { useUrlState } from '@/ui/page/use-url-state';
import { withCondition, withoutCondition, type Condition } from '../model/condition';
import type { FinderRow } from '../model/finder-rows';
import { conditionFields, type FinderSearch } from '../model/finder-search';
import type { ConditionWords } from './use-condition-words';
import type { Finder } from './use-finder';
import { JAPANESE, stackOf } from './use-finder-columns';

/** Changes fields of the address. */
export type ChangeFinder = ReturnType<typeof useUrlState<FinderSearch>>[1];

type Options = {
  finder: Pick<Finder, 'conditions' | 'strong'>;
  words: ConditionWords;
  change: ChangeFinder;
  /** Says what was done. */
  say: (words: string) => void;
};

/** How what is asked for changes: by the bar, and by what stands in a column. */
export function useConditions({ finder, words, change, say }: Options) {
  const { t } = useTranslation('finder');
  const { conditions, strong } = finder;
  const { wordsOf } = words;

  const add = useCallback(
    (condition: Condition) => {
      change((asked: FinderSearch) => conditionFields(withCondition(asked.conditions, condition)));
      say(t('condition.added', { condition: wordsOf(condition) }));
    },
    [change, say, t, wordsOf],
  );
  const remove = useCallback(
    (condition: Condition) => {
      change((asked: FinderSearch) => conditionFields(withoutCondition(asked.conditions, condition)));
      say(t('condition.removed', { condition: wordsOf(condition) }));
    },
    [change, say, t, wordsOf],
  );
  const toggleColumn = useCallback(
    (column: string, row?: FinderRow) => {
      const stackId = stackOf(column);
      const there = conditions.find((condition) =>
        condition.kind === 'skill' ? condition.stackId === stackId : condition.kind === column,
      );
      const levelId = row?.person.sheet?.japaneseLevel?.id;
      if (there) remove(there);
      else if (column === JAPANESE && levelId !== undefined) add({ kind: 'japanese', levelId });
      else if (stackId > 0 && strong) add({ kind: 'skill', stackId, levelId: strong.id });
    },
    [conditions, strong, add, remove],
  );
  return { add, remove, toggleColumn };
}
