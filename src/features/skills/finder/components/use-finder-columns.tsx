import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import type { MatrixColumn } from '@/ui/matrix/matrix-column';
import matrix from '@/ui/matrix/matrix.module.css';
import type { Condition } from '../model/condition';
import styles from './finder-matrix.module.css';
import type { ConditionWords } from './use-condition-words';
import type { Finder } from './use-finder';

export const MEMBER = 'member';
export const JAPANESE = 'japanese' satisfies Condition['kind'];

const STACK_COLUMN = /^stack-(\d+)$/;

const toColumnId = (stackId: number) => `stack-${stackId}`;

export function toStackId(column: string): number | null {
  const [, stackId] = STACK_COLUMN.exec(column) ?? [];
  return stackId === undefined ? null : Number(stackId);
}

type FinderColumnOptions = {
  finder: Pick<Finder, 'stacks' | 'conditions' | 'strong'>;
  words: ConditionWords;
  isNarrow: boolean;
  onToggle: (column: string) => void;
};

export function useFinderColumns(options: FinderColumnOptions): readonly MatrixColumn[] {
  const { finder, words, isNarrow, onToggle } = options;
  const { t } = useTranslation('finder');
  const { stacks, conditions, strong } = finder;
  return useMemo(() => {
    const conditionColumns = new Set(
      conditions.map((condition) =>
        condition.kind === 'skill' ? toColumnId(condition.stackId) : condition.kind,
      ),
    );
    const highlight = (id: string) => conditionColumns.has(id) && styles.inCondition;
    const stackColumns = stacks.map(({ id: stackId }): MatrixColumn => {
      const id = toColumnId(stackId);
      const stack = words.findStackName(stackId);
      const addTip = strong ? t('head.add', { stack, mark: strong.symbol }) : undefined;
      const tip = conditionColumns.has(id) ? t('head.remove', { stack }) : addTip;
      const head = (
        // Space in a cell of the column does the same, so the button is no tab stop.
        <button type="button" className={styles.stack} tabIndex={-1} title={tip} onClick={() => onToggle(id)}>
          {stack}
        </button>
      );
      return {
        id,
        head,
        label: stack,
        width: 40,
        grows: true,
        className: classNames(highlight(id)),
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
      className: classNames(styles.japanese, highlight(JAPANESE)),
      headClassName: styles.head,
    };
    return isNarrow ? [member, ...stackColumns] : [member, japanese, ...stackColumns];
  }, [stacks, conditions, strong, words, isNarrow, onToggle, t]);
}
