import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Column } from './column';
import { SortSelect } from './sort-select';
import type { RowsViewProps } from './table-view';

const contentOf = <Row,>(column: Column<Row>, row: Row) =>
  column.cell ? column.cell(row) : column.text(row);

/** Rows as cards, for narrow screens: the first column is the card's head, the others are terms and values. */
export function CardList<Row>(props: RowsViewProps<Row>) {
  const { label, columns, rows, rowKey, actions, sort, onSort, skeletonRows } = props;
  const { t } = useTranslation();
  const [head, ...rest] = columns;
  return (
    <>
      <SortSelect columns={columns} sort={sort} onSort={onSort} />
      {skeletonRows > 0 && (
        <Box role="status" sx={{ px: 2, pb: 2 }}>
          <span className="visually-hidden">{t('label.loading')}</span>
          {Array.from({ length: skeletonRows }, (_, line) => (
            <Skeleton key={line} variant="rounded" height={112} sx={{ mt: 1 }} />
          ))}
        </Box>
      )}
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={rowKey(row)}
            sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', typography: 'body2' }}
          >
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
              <Box sx={{ minWidth: 0, fontWeight: 'fontWeightMedium' }}>{head && contentOf(head, row)}</Box>
              {actions && <Box sx={{ flexShrink: 0, my: -0.5, mr: -1 }}>{actions(row)}</Box>}
            </Box>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(88px, 35%) 1fr',
                columnGap: 2,
                m: 0,
                mt: 0.5,
              }}
            >
              {rest
                .filter((column) => !column.hideOnCard)
                .map((column) => (
                  <Box key={column.id} sx={{ display: 'contents' }}>
                    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                      {column.header}
                    </Typography>
                    <Box
                      component="dd"
                      className="tabular"
                      sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}
                    >
                      {contentOf(column, row)}
                    </Box>
                  </Box>
                ))}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
