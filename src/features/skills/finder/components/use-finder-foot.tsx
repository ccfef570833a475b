import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { classNames } from '@/lib/class-names';
import type { MatrixCell, MatrixColumn } from '@/ui/matrix/matrix-column';
import type { FinderPerson } from '../model/finder-person';
import { FinderIcon } from './finder-icon';
import styles from './finder-matrix.module.css';
import type { ConditionWords } from './use-condition-words';
import type { Finder } from './use-finder';
import { MEMBER, toStackId } from './use-finder-columns';

type FinderFootOptions = {
  finder: Pick<Finder, 'strong' | 'strongPeople'>;
  words: ConditionWords;
  onToggle: (column: string) => void;
};

export function useFinderFoot({ finder, words, onToggle }: FinderFootOptions) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const { strong, strongPeople } = finder;
  const { findStackName } = words;

  return useMemo(() => {
    const mark = strong?.symbol;
    if (!mark) return undefined;

    const describeCount = (stack: string, people: readonly FinderPerson[]): string => {
      const [first] = people;
      if (!first) return t('foot.none', { stack, mark });
      if (people.length === 1) return t('foot.only', { stack, mark, name: format.name(first) });
      return t('foot.count', { stack, mark, count: people.length });
    };

    return ({ id }: MatrixColumn): MatrixCell => {
      if (id === MEMBER) return { content: t('foot.label', { mark }), className: styles.footLabel };
      const stackId = toStackId(id);
      if (stackId === null) return { content: null };
      const stack = findStackName(stackId);
      const people = strongPeople.get(stackId) ?? [];
      const count = people.length;
      const label = describeCount(stack, people);
      return {
        content: (
          // Space in a cell of the column does the same, so the button is no tab stop.
          <button
            type="button"
            tabIndex={-1}
            title={label}
            className={classNames(styles.count, count === 1 && styles.warning)}
            onClick={() => onToggle(id)}
          >
            {count === 1 && <FinderIcon name="warning" />}
            {format.number(count)}
          </button>
        ),
        label,
      };
    };
  }, [strong, strongPeople, findStackName, format, t, onToggle]);
}
