import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { SLOT_HOURS } from '@/lib/time-slot';
import { Matrix } from '@/ui/matrix/matrix';
import type { MatrixCell, MatrixColumn } from '@/ui/matrix/matrix-column';
import type { MatrixCellId } from '@/ui/matrix/use-matrix-focus';
import type { ExplorerSort } from '../model/explorer-search';
import { heatLevel, largestValue, type ExplorerRow, type Figure } from '../model/explorer-rows';
import { isSigned } from '../model/measures';
import styles from './explorer.module.css';
import type { ExplorerTable } from './use-explorer-table';
import { useExplorerWords } from './use-explorer-words';

type ExplorerMatrixProps = {
  shown: ExplorerTable;
  sort: ExplorerSort | null;
  onSort: (by: string) => void;
  columnAddress: (key: string) => string;
  /** `column` is null for the whole row. */
  onOpen: (row: ExplorerRow, column: string | null) => void;
  initial: MatrixCellId | null;
  isNarrow: boolean;
};

const ROW_HEIGHT = 34;
const NAME = 'name';
const TOTAL = 'total';

const getId = ({ group }: ExplorerRow) => group.key;

/** The index is the id of a column, because its key may be empty. */
const columnId = (place: number) => String(place);

/** Figures by rows and columns; each opens the figures that it is the sum of. */
export function ExplorerMatrix(props: ExplorerMatrixProps) {
  const { shown, sort, onSort, columnAddress, onOpen, initial, isNarrow } = props;
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const words = useExplorerWords();
  const { rows, foot, columns: groups, sides, measure } = shown;
  const columnLabels = useMemo(
    () => groups.map((group) => words.groupLabel(sides.columns, group)),
    [groups, words, sides.columns],
  );

  const columns = useMemo(() => {
    const sorted = (by: string) => {
      if (sort?.by !== by) return undefined;
      return sort.isDescending ? ('descending' as const) : ('ascending' as const);
    };
    const head = (by: string, label: string) => {
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
    };
    const rowsWord = sides.rows ? words.dimensions[sides.rows] : t('all');
    const figures = sides.columns
      ? groups.map(({ key }, place): MatrixColumn => {
          const label = columnLabels[place] ?? '';
          const width = Math.max(72, Math.min(170, 24 + label.length * (format.language === 'ja' ? 12 : 8)));
          return {
            id: columnId(place),
            head: head(key, label),
            label,
            sort: sorted(key),
            width,
            grows: true,
          };
        })
      : [];
    const all = [
      { id: NAME, head: head(NAME, rowsWord), sort: sorted(NAME), width: isNarrow ? 132 : 240 },
      { id: TOTAL, head: head(TOTAL, t('total')), sort: sorted(TOTAL), width: isNarrow ? 76 : 104 },
    ] as const;
    return [
      {
        ...all[0],
        label: rowsWord,
        edge: 'start',
        align: 'start',
        grows: figures.length === 0,
        className: styles.label,
      },
      ...figures.map((column): MatrixColumn => ({ ...column, align: 'end' })),
      {
        ...all[1],
        label: t('total'),
        className: styles.total,
        edge: isNarrow ? undefined : 'end',
        align: 'end',
      },
    ] satisfies MatrixColumn[];
  }, [groups, columnLabels, sides, words, sort, onSort, isNarrow, t, format.language]);

  const largest = useMemo(() => largestValue(rows), [rows]);

  const figureWords = useCallback(
    (row: string, column: string, { sum, value }: Figure) => {
      if (sum === 0 && !isSigned(measure)) return t('nothing', { row, column });
      const hours = format.hours(sum * SLOT_HOURS);
      if (measure === 'hours') return t('figure', { row, column, figure: hours });
      return t('figureWithHours', { row, column, figure: words.figure(measure, value), hours });
    },
    [measure, t, format, words],
  );

  /** Marks a cell whose hours differ from the check of the month. */
  const withMark = useCallback(
    (cell: MatrixCell & { content: string; label: string }, figure: Figure): MatrixCell => {
      const change = words.change(figure);
      if (!change) return cell;
      return {
        ...cell,
        content: <span title={t('sinceCheck', change)}>{cell.content}</span>,
        label: t('changed', { figure: cell.label, hours: change.before }),
        look: `changed ${cell.look ?? ''}`.trimEnd(),
      };
    },
    [t, words],
  );

  const renderCell = useCallback(
    (row: ExplorerRow, { id }: MatrixColumn): MatrixCell => {
      if (id === NAME) return { content: <Name label={row.label} />, label: row.label };
      const figure = id === TOTAL ? row.total : row.cells[Number(id)];
      if (!figure) return { content: null };
      const label = figureWords(
        row.label,
        id === TOTAL ? t('total') : (columnLabels[Number(id)] ?? ''),
        figure,
      );
      if (figure.sum === 0 && !figure.value)
        return withMark({ content: '–', label, look: 'nothing', className: styles.figure }, figure);
      const heat = id === TOTAL ? 0 : heatLevel(figure, largest);
      const tone = figure.value !== null && figure.value < 0 ? 'less' : 'heat';
      const look = heat ? `${tone}-${heat}` : undefined;
      const content = words.figure(measure, figure.value);
      return withMark({ content, label, look, className: styles.figure }, figure);
    },
    [columnLabels, figureWords, withMark, largest, measure, words, t],
  );

  const renderFoot = useCallback(
    ({ id }: MatrixColumn): MatrixCell => {
      if (id === NAME) return { content: t('total') };
      const figure = id === TOTAL ? foot.total : foot.cells[Number(id)];
      const group = groups[Number(id)];
      if (!figure) return { content: null };
      const content = words.figure(measure, figure.value);
      const column = id === TOTAL ? t('total') : (columnLabels[Number(id)] ?? '');
      const label = figureWords(t('total'), column, figure);
      const marked = withMark({ content, label, className: styles.figure }, figure);
      // A figure without a mark needs no label.
      const cell = marked.look ? marked : { content };
      if (!group || figure.sum === 0) return cell;
      return {
        ...cell,
        content: (
          <a
            href={columnAddress(group.key)}
            className={styles.press}
            data-inside
            aria-label={t('openColumn', { column, figure: content })}
          >
            {cell.content}
          </a>
        ),
      };
    },
    [columnAddress, columnLabels, figureWords, withMark, foot, groups, measure, words, t],
  );

  return (
    <Matrix
      label={shown.label}
      columns={columns}
      rows={rows}
      rowId={getId}
      rowHeight={ROW_HEIGHT}
      renderCell={renderCell}
      renderFoot={renderFoot}
      onOpen={(row, { id }) => {
        const isWhole = id === NAME || id === TOTAL;
        onOpen(row, isWhole ? null : (groups[Number(id)]?.key ?? null));
      }}
      initial={initial}
    />
  );
}

function Name({ label }: { label: string }) {
  return (
    <span className={styles.name} title={label}>
      {label}
    </span>
  );
}
