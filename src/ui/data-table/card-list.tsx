import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { keepStill } from '../page/keep-still';
import { skeletonLook } from '../page/skeleton-look';
import { alignOf, type Column } from './column';
import { arrivalProps } from './list-return';
import { PickAllBox, PickBox } from './row-picks';
import { SavedMark } from './saved-mark';
import { SortSelect } from './sort-select';
import type { RowsViewProps } from './table-view';

/** A word as short as this says little without the name of its column. */
const SHORT = 3;

function contentOf<Row>({ text, cell, card = cell }: Column<Row>, row: Row) {
  return card ? card(row) : text(row);
}

/** What stands in kept room: its content, or what says that there is none, or none yet. */
function keptContentOf<Row>(column: Column<Row>, row: Row) {
  if (column.text(row) !== '') return contentOf(column, row);
  return column.isAwaited ? <span className="awaited" data-skeleton /> : '–';
}

function needsTerm<Row>(column: Column<Row>, row: Row): boolean {
  return alignOf(column, row) === 'right' || (!column.cell && String(column.text(row)).length <= SHORT);
}

/** The looks of all rows, so that what is in them is plain. */
const Rows = keepStill(
  styled('ul')(({ theme }) => ({
    ...theme.typography.body2,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    '& > li': {
      padding: theme.spacing(1, 2),
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      overflowWrap: 'anywhere',
      [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
      '&[data-saved="true"]': {
        backgroundColor: theme.vars.palette.success.tint,
        boxShadow: `inset 4px 0 ${theme.vars.palette.success.text}`,
      },
    },
    '& .head': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'start',
      gap: theme.spacing(1),
      '& > div:first-of-type': { flexGrow: 1, minWidth: 0, fontWeight: theme.typography.fontWeightMedium },
      '& > .pick': { flexShrink: 0, margin: theme.spacing(-0.5, -1.5, -0.5, -1.5) },
      // Above the next line, which begins beneath the lower edge of the buttons.
      '& > .actions': { position: 'relative', flexShrink: 0, margin: theme.spacing(-0.5, -1, -0.5, 0) },
    },
    '& dl': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(2), margin: 0 },
    '& dl > div': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5), minWidth: 0 },
    '& dt': { color: theme.vars.palette.text.secondary },
    '& dd': { minWidth: 0, margin: 0 },
    // As wide as the widest words, which nobody sees or hears.
    '& dd[data-room]::after': {
      content: 'attr(data-room)',
      display: 'block',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
    },
    '& .awaited': {
      ...skeletonLook(theme),
      height: 'calc(var(--text-line-height) * 1em)',
      transform: 'scale(1, 0.6)',
    },
    [theme.breakpoints.down('sm')]: { '& [data-second-rank]': { display: 'none' } },
  })),
);

/** Rows for narrow screens: the first column with the actions, and below it what the others hold. */
export function CardList<Row>(props: RowsViewProps<Row>) {
  const { label, columns, rows, rowKey, actions, sort, onSort, arrived, skeletonRows, picks } = props;
  const { t } = useTranslation();
  const [head, ...rest] = columns;
  return (
    <>
      <SortSelect
        columns={columns}
        sort={sort}
        onSort={onSort}
        before={picks && <PickAllBox state={picks.state} label={picks.pageLabel} />}
      />
      {skeletonRows > 0 && (
        <Box role="status" sx={{ px: 2, pb: 2 }}>
          <span className="visually-hidden">{t('label.loading')}</span>
          {Array.from({ length: skeletonRows }, (_, line) => (
            <Skeleton key={line} variant="rounded" height={56} sx={{ mt: 1 }} />
          ))}
        </Box>
      )}
      <Rows aria-label={label}>
        {rows.map((row, place) => {
          const isArrived = rowKey(row) === arrived?.key;
          const isSaved = isArrived && arrived.isSaved;
          const shown = rest.filter(
            (column) => !column.hideOnCard && (column.cardRoom || column.text(row) !== ''),
          );
          return (
            <li
              key={place}
              {...arrivalProps(isArrived, isSaved)}
              data-place={picks && place}
              data-picked={picks?.keys.has(rowKey(row)) || undefined}
            >
              <div className="head">
                {picks && (
                  <span className="pick">
                    <PickBox label={picks.labelOf(row)} isPicked={picks.keys.has(rowKey(row))} />
                  </span>
                )}
                <div>
                  {head && contentOf(head, row)}
                  {isSaved && <SavedMark />}
                </div>
                {actions && <div className="actions">{actions(row)}</div>}
              </div>
              <dl>
                {shown.map((column) => (
                  <div key={column.id} data-second-rank={(actions && column.isSecondRank) || undefined}>
                    <dt className={needsTerm(column, row) ? undefined : 'visually-hidden'}>
                      {column.header}
                    </dt>
                    <dd className="tabular" data-room={column.cardRoom}>
                      {column.cardRoom ? keptContentOf(column, row) : contentOf(column, row)}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </Rows>
    </>
  );
}
