import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { largestOf, type ExplorerRow, type Figure } from '../model/explorer-rows';
import type { ExplorerTable } from './use-explorer-table';
import { useExplorerWords } from './use-explorer-words';

/** So many have room side by side; the table has all of them. */
const MOST_ROWS = 24;
const BAR_HEIGHT = 72;

const Bars = styled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: 16,
    margin: 0,
    padding: 16,
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      padding: 12,
      border: `1px solid ${palette.divider}`,
      borderRadius: 12,
    },
    '& h3': { ...theme.typography.subtitle2, margin: 0, overflowWrap: 'anywhere' },
    '& .bars': {
      display: 'flex',
      alignItems: 'flex-end',
      gap: 4,
      marginTop: 'auto',
      paddingTop: 8,
      overflowX: 'auto',
    },
    '& .bars > span': {
      flex: '1 0 34px',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      fontSize: 11,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& i': {
      width: '100%',
      minHeight: 1,
      borderRadius: '3px 3px 0 0',
      backgroundColor: palette.primary.main,
      printColorAdjust: 'exact',
      '&[data-less]': {
        backgroundColor: palette.warning.tint,
        border: `1px dashed ${palette.warning.text}`,
      },
    },
    '& small': { fontSize: 11, color: palette.text.secondary },
  };
});

/** The rows of the table as pictures beside each other, all on one scale; each says its figures. */
export function ExplorerChart({ shown }: { shown: ExplorerTable }) {
  const { t } = useTranslation('explorer');
  const words = useExplorerWords();
  const { rows, columns, sides, measure, label } = shown;
  const isSplit = sides.columns !== null;
  const largest = isSplit
    ? largestOf(rows)
    : rows.reduce((most, { total }) => Math.max(most, Math.abs(total.value ?? 0)), 0);
  const bars = ({ cells, total }: ExplorerRow): { figure: Figure; name: string; short: string }[] => {
    if (!isSplit) return [{ figure: total, name: t('total'), short: '' }];
    return columns.flatMap((group, place) => {
      const figure = cells[place];
      const name = words.labelOf(sides.columns, group);
      return figure ? [{ figure, name, short: shortOf(sides.columns, group.key, name) }] : [];
    });
  };
  const drawn = rows.slice(0, MOST_ROWS);
  return (
    <>
      <Bars aria-label={label}>
        {drawn.map((row) => (
          <li key={row.group.key}>
            <h3>{row.label}</h3>
            <div
              role="img"
              className="bars"
              aria-label={t('bars', {
                row: row.label,
                figures: bars(row)
                  .map(({ figure, name }) =>
                    t('bar', { column: name, figure: words.figure(measure, figure.value) }),
                  )
                  .join(t('between')),
              })}
            >
              {bars(row).map(({ figure, name, short }) => (
                <span key={name} title={name}>
                  {words.figure(measure, figure.value)}
                  <i
                    data-less={(figure.value ?? 0) < 0 || undefined}
                    style={{ height: barHeight(figure, largest) }}
                  />
                  <small>{short}</small>
                </span>
              ))}
            </div>
          </li>
        ))}
      </Bars>
      {rows.length > drawn.length && (
        <Typography variant="body2" sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {t('moreBars', { count: rows.length - drawn.length })}
        </Typography>
      )}
    </>
  );
}

const barHeight = ({ value }: Figure, largest: number) =>
  largest === 0 ? 0 : Math.round((Math.abs(value ?? 0) / largest) * BAR_HEIGHT);

/** Beneath a bar: `11` of a month, `16` of a day or a week. */
function shortOf(dimension: ExplorerTable['sides']['columns'], key: string, name: string): string {
  if (key === '') return '?';
  if (dimension === 'month') return String(Number(key.slice(5)));
  if (dimension === 'week' || dimension === 'day')
    return `${Number(key.slice(5, 7))}/${Number(key.slice(8))}`;
  return name.slice(0, 6);
}
