import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import type { ExplorerDimension } from '../model/aggregate';
import { largestValue, type ExplorerRow, type Figure } from '../model/explorer-rows';
import { TOTAL_COLUMN } from '../model/explorer-search';
import { UNKNOWN_PERIOD } from '../model/hour-periods';
import type { Measure } from '../model/measures';
import styles from './explorer.module.css';
import type { ExplorerTable } from './use-explorer-table';
import { useExplorerWords } from './use-explorer-words';

/** More rows would not fit on a screen; a note counts the others, which only the table shows. */
const MOST_ROWS = 24;
const MAX_BAR_HEIGHT_PX = 72;
/** The characters that fit beneath a bar. */
const MOST_CHARACTERS = 6;

type Bar = { key: string; figure: Figure; name: string; short: string };

/** Draws the figures of each row as bars side by side; heights are relative to the largest of all. */
export function ExplorerChart({ shown }: { shown: ExplorerTable }) {
  const { t } = useTranslation('explorer');
  const words = useExplorerWords();
  const { rows, columns, sides, measure, label } = shown;
  const drawnRows = rows.slice(0, MOST_ROWS);
  const isSplit = sides.columns !== null;
  const largest = largestValue(drawnRows.flatMap(({ cells, total }) => (isSplit ? cells : total)));
  const listBars = ({ cells, total }: ExplorerRow): Bar[] => {
    if (!isSplit) return [{ key: TOTAL_COLUMN, figure: total, name: t('total'), short: '' }];
    return columns.flatMap((group, index) => {
      const figure = cells[index];
      const name = words.groupLabel(sides.columns, group);
      return figure
        ? [{ key: group.key, figure, name, short: shortLabel(sides.columns, group.key, name) }]
        : [];
    });
  };
  return (
    <>
      <ul className={styles.rows} aria-label={label}>
        {drawnRows.map((row) => (
          <li key={row.group.key}>
            <h3>{row.label}</h3>
            <Bars row={row.label} bars={listBars(row)} measure={measure} largest={largest} />
          </li>
        ))}
      </ul>
      {rows.length > drawnRows.length && (
        <Typography variant="body2" sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {t('moreBars', { count: rows.length - drawnRows.length })}
        </Typography>
      )}
    </>
  );
}

type BarsProps = { row: string; bars: readonly Bar[]; measure: Measure; largest: number };

/** One image, whose label has the figures of all bars. */
function Bars({ row, bars, measure, largest }: BarsProps) {
  const { t } = useTranslation('explorer');
  const words = useExplorerWords();
  const described = bars.map(({ figure, name, ...bar }) => {
    const text = words.formatFigure(measure, figure.value);
    const change = words.describeChange(figure);
    const explained = change ? t('changed', { figure: text, hours: change.before }) : text;
    return { ...bar, figure, text, label: t('bar', { column: name, figure: explained }) };
  });
  const figures = described.map(({ label }) => label).join(t('between'));
  return (
    <div role="img" className={styles.bars} aria-label={t('bars', { row, figures })}>
      {described.map(({ key, figure, short, text, label }) => (
        <span key={key} title={label}>
          {text}
          <i
            className={classNames(styles.bar, (figure.value ?? 0) < 0 && styles.less)}
            style={{ height: barHeight(figure, largest) }}
          />
          <small>{short}</small>
        </span>
      ))}
    </div>
  );
}

const barHeight = ({ value }: Figure, largest: number) =>
  largest === 0 ? 0 : Math.round((Math.abs(value ?? 0) / largest) * MAX_BAR_HEIGHT_PX);

/** `11` for a month, `11/16` for a day or week, `?` for unknown days, else the beginning of the name. */
function shortLabel(dimension: ExplorerDimension | null, key: string, name: string): string {
  if (key === UNKNOWN_PERIOD) return '?';
  if (dimension === 'month') return String(Number(key.slice(5)));
  if (dimension === 'week' || dimension === 'day')
    return `${Number(key.slice(5, 7))}/${Number(key.slice(8))}`;
  return [...name].slice(0, MOST_CHARACTERS).join('');
}
