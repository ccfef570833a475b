import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { MatrixColumn } from '@/ui/matrix/matrix-column';
import { NAME_COLUMN, TOTAL_COLUMN, type ExplorerSort } from '../model/explorer-search';
import styles from './explorer.module.css';
import type { ExplorerTable } from './use-explorer-table';
import { useExplorerWords } from './use-explorer-words';

/** The id of a column is its index, because its key may be empty. */
export const columnId = (index: number) => String(index);

/** About the width of a character of the heads, in pixels. */
const CHARACTER_WIDTHS: Record<Language, number> = { en: 8, ja: 12 };
/** The padding of a head, with the sign of its order. */
const HEAD_PADDING = 24;
/** Figures fit into the minimum; a label that exceeds the maximum is cut. */
const MIN_WIDTH = 72;
const MAX_WIDTH = 170;
const NAME_WIDTHS = { narrow: 132, wide: 240 };
const TOTAL_WIDTHS = { narrow: 76, wide: 104 };

function labelWidth(label: string, language: Language): number {
  const width = HEAD_PADDING + label.length * CHARACTER_WIDTHS[language];
  return Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, width));
}

type ExplorerColumnOptions = {
  shown: ExplorerTable;
  columnLabels: readonly string[];
  sort: ExplorerSort | null;
  onSort: (by: string) => void;
  isNarrow: boolean;
};

export function useExplorerColumns(options: ExplorerColumnOptions): MatrixColumn[] {
  const { shown, columnLabels, sort, onSort, isNarrow } = options;
  const { t } = useTranslation('explorer');
  const { language } = useFormat();
  const words = useExplorerWords();
  const { columns: groups, sides } = shown;
  return useMemo(() => {
    const screen = isNarrow ? 'narrow' : 'wide';
    const direction = sort?.isDescending ? 'descending' : 'ascending';
    const sortableHead = (by: string, label: string): Pick<MatrixColumn, 'head' | 'label' | 'sort'> => ({
      head: <SortButton by={by} label={label} sort={sort} onSort={onSort} />,
      label,
      sort: sort?.by === by ? direction : undefined,
    });
    const figures = sides.columns
      ? groups.map(({ key }, index): MatrixColumn => {
          const label = columnLabels[index] ?? '';
          return {
            id: columnId(index),
            ...sortableHead(key, label),
            width: labelWidth(label, language),
            grows: true,
            align: 'end',
          };
        })
      : [];
    const name: MatrixColumn = {
      id: NAME_COLUMN,
      ...sortableHead(NAME_COLUMN, sides.rows ? words.dimensions[sides.rows] : t('all')),
      width: NAME_WIDTHS[screen],
      edge: 'start',
      align: 'start',
      grows: figures.length === 0,
      className: styles.label,
    };
    const total: MatrixColumn = {
      id: TOTAL_COLUMN,
      ...sortableHead(TOTAL_COLUMN, t('total')),
      width: TOTAL_WIDTHS[screen],
      className: styles.total,
      edge: isNarrow ? undefined : 'end',
      align: 'end',
    };
    return [name, ...figures, total];
  }, [groups, columnLabels, sides, words, sort, onSort, isNarrow, t, language]);
}

type SortButtonProps = Pick<ExplorerColumnOptions, 'sort' | 'onSort'> & { by: string; label: string };

function SortButton({ by, label, sort, onSort }: SortButtonProps) {
  const { t } = useTranslation('explorer');
  return (
    <button
      type="button"
      className={styles.press}
      aria-label={t('sortBy', { column: label })}
      onClick={() => onSort(by)}
    >
      {label}
      <span aria-hidden>{sort?.by === by && (sort.isDescending ? ' ▼' : ' ▲')}</span>
    </button>
  );
}
