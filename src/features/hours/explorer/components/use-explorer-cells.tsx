import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { SLOT_HOURS } from '@/lib/time-slot';
import type { MatrixCell, MatrixColumn } from '@/ui/matrix/matrix-column';
import { heatLevel, isBlank, largestValue, type ExplorerRow, type Figure } from '../model/explorer-rows';
import { NAME_COLUMN, TOTAL_COLUMN } from '../model/explorer-search';
import { isSigned, type Measure } from '../model/measures';
import styles from './explorer.module.css';
import type { ExplorerTable } from './use-explorer-table';
import { useExplorerWords } from './use-explorer-words';

type ExplorerCellOptions = {
  shown: ExplorerTable;
  columnLabels: readonly string[];
  toColumnAddress: (key: string, total: Figure) => string | null;
};

export function useExplorerCells({ shown, columnLabels, toColumnAddress }: ExplorerCellOptions) {
  const { t } = useTranslation('explorer');
  const words = useExplorerWords();
  const { rows, foot, columns: groups, measure } = shown;
  const getColumnLabel = useCallback(
    (id: string) => (id === TOTAL_COLUMN ? t('total') : (columnLabels[Number(id)] ?? '')),
    [t, columnLabels],
  );
  const largest = useMemo(() => largestValue(rows.flatMap(({ cells }) => cells)), [rows]);
  const { describeFigure, withMark } = useFigureWords(measure);

  const renderCell = useCallback(
    (row: ExplorerRow, { id }: MatrixColumn): MatrixCell => {
      if (id === NAME_COLUMN) return { content: <LabelCell label={row.label} />, label: row.label };
      const figure = id === TOTAL_COLUMN ? row.total : row.cells[Number(id)];
      if (!figure) return { content: null };
      const label = describeFigure(row.label, getColumnLabel(id), figure);
      if (isBlank(figure)) {
        return withMark({ content: '–', label, className: styles.figure }, figure);
      }
      const heat = id === TOTAL_COLUMN ? 0 : heatLevel(figure, largest);
      const tone = figure.value !== null && figure.value < 0 ? 'less' : 'heat';
      const look = heat ? `${tone}-${heat}` : undefined;
      const content = words.formatFigure(measure, figure.value);
      return withMark({ content, label, look, className: styles.figure }, figure);
    },
    [getColumnLabel, describeFigure, withMark, largest, measure, words],
  );

  function renderFoot({ id }: MatrixColumn): MatrixCell {
    if (id === NAME_COLUMN) return { content: t('total') };
    const figure = id === TOTAL_COLUMN ? foot.total : foot.cells[Number(id)];
    const group = groups[Number(id)];
    if (!figure) return { content: null };
    const content = words.formatFigure(measure, figure.value);
    const column = getColumnLabel(id);
    const label = describeFigure(t('total'), column, figure);
    const marked = withMark({ content, label, className: styles.figure }, figure);
    // A figure without a mark needs no label.
    const cell = marked.look ? marked : { content };
    const address = group ? toColumnAddress(group.key, figure) : null;
    if (address === null) return cell;
    return {
      ...cell,
      content: (
        <a
          href={address}
          className={styles.press}
          data-inside
          aria-label={t('openColumn', { column, figure: content })}
        >
          {cell.content}
        </a>
      ),
    };
  }

  return { renderCell, renderFoot };
}

function useFigureWords(measure: Measure) {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const words = useExplorerWords();

  const describeFigure = useCallback(
    (row: string, column: string, { sum, value }: Figure) => {
      if (sum === 0 && !isSigned(measure)) return t('nothing', { row, column });
      const hours = format.hours(sum * SLOT_HOURS);
      if (measure === 'hours') return t('figure', { row, column, figure: hours });
      return t('figureWithHours', { row, column, figure: words.formatFigure(measure, value), hours });
    },
    [measure, t, format, words],
  );

  const withMark = useCallback(
    (cell: MatrixCell & { content: string; label: string }, figure: Figure): MatrixCell => {
      const change = words.describeChange(figure);
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

  return { describeFigure, withMark };
}

function LabelCell({ label }: { label: string }) {
  return (
    <span className={styles.name} title={label}>
      {label}
    </span>
  );
}
