import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import type { MatrixColumn } from '@/ui/matrix/matrix-column';
import matrix from '@/ui/matrix/matrix.module.css';
import styles from './finder-matrix.module.css';
import type { ConditionWords } from './use-condition-words';
import type { Finder } from './use-finder';

export const MEMBER = 'member';
export const JAPANESE = 'japanese';

const toColumnId = (stackId: number) => `stack-${stackId}`;
export const toStackId = (column: string) => Number(/^stack-(\d+)$/.exec(column)?.[1] ?? 0);

type FinderColumns = {
  finder: Pick<Finder, 'stacks' | 'conditions' | 'strong'>;
  words: ConditionWords;
  isNarrow: boolean;
  onToggle: (column: string) => void;
};

export function useFinderColumns({
  finder,
  words,
  isNarrow,
  onToggle,
}: FinderColumns): readonly MatrixColumn[] {
  const { t } = useTranslation('finder');
  const { stacks, conditions, strong } = finder;
  return useMemo(() => {
    const asked = new Set(
      conditions.map((condition) =>
        condition.kind === 'skill' ? toColumnId(condition.stackId) : condition.kind,
      ),
    );
    const asks = (id: string) => asked.has(id) && styles.asked;
    const tech = stacks.map(({ id: stackId }): MatrixColumn => {
      const id = toColumnId(stackId);
      const stack = words.stackName(stackId);
      const does = asked.has(id)
        ? t('head.remove', { stack })
        : t('head.add', { stack, mark: strong?.symbol ?? '' });
      const head = (
        // By the keyboard: the space bar in its column.
        <button
          type="button"
          className={styles.stack}
          tabIndex={-1}
          title={does}
          onClick={() => onToggle(id)}
        >
          {stack}
        </button>
      );
      return {
        id,
        head,
        label: stack,
        width: isNarrow ? 39 : 40,
        grows: true,
        className: classNames(asks(id)),
        headClassName: styles.head,
      };
    });
    const member: MatrixColumn = {
      id: MEMBER,
      head: t('head.member'),
      width: isNarrow ? 136 : 256,
      edge: 'start',
      align: 'start',
      className: matrix.member,
      headClassName: styles.head,
    };
    const japanese: MatrixColumn = {
      id: JAPANESE,
      head: t('head.japanese'),
      width: 76,
      className: classNames(styles.japanese, asks(JAPANESE)),
      headClassName: styles.head,
    };
    return isNarrow ? [member, ...tech] : [member, japanese, ...tech];
  }, [stacks, conditions, strong, words, isNarrow, onToggle, t]);
}
