import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import PaginationItem from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { PAGE_SIZES, pageWindow, type PageSize } from './page-window';

type TablePagerProps = {
  page: number;
  pageCount: number;
  size: PageSize;
  total: number;
  onPage: (page: number) => void;
  onSize: (size: PageSize) => void;
};

/** Page size, “1–10 of 37” and at most six page buttons. Source: TB-1. */
export function TablePager({ page, pageCount, size, total, onPage, onSize }: TablePagerProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const from = (page - 1) * size + 1;
  const range = {
    from: format.number(from),
    to: format.number(Math.min(total, from + size - 1)),
    total: format.number(total),
  };

  function chooseSize(value: string) {
    const chosen = PAGE_SIZES.find((known) => String(known) === value);
    if (chosen) onSize(chosen);
  }

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 3,
        rowGap: 1,
        px: { xs: 1, sm: 2 },
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="label" variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {t('table.rowsPerPage')}
        <NativeSelect
          value={size}
          onChange={(event) => chooseSize(event.target.value)}
          input={<OutlinedInput size="small" sx={{ typography: 'body2' }} />}
        >
          {PAGE_SIZES.map((known) => (
            <option key={known} value={known}>
              {known}
            </option>
          ))}
        </NativeSelect>
      </Typography>
      <Typography variant="body2" className="tabular">
        {t('table.range', range)}
      </Typography>
      <Box
        component="nav"
        aria-label={t('table.pages')}
        sx={{ display: 'flex', flexWrap: 'wrap', '& > *': { mx: 0 } }}
      >
        <PaginationItem
          type="first"
          aria-label={t('table.firstPage')}
          disabled={page === 1}
          onClick={() => onPage(1)}
        />
        <PaginationItem
          type="previous"
          aria-label={t('table.previousPage')}
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        />
        {pageWindow(page, pageCount).map((number) => (
          <PaginationItem
            key={number}
            page={number}
            selected={number === page}
            aria-label={t('table.page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          />
        ))}
        <PaginationItem
          type="next"
          aria-label={t('table.nextPage')}
          disabled={page === pageCount}
          onClick={() => onPage(page + 1)}
        />
        <PaginationItem
          type="last"
          aria-label={t('table.lastPage')}
          disabled={page === pageCount}
          onClick={() => onPage(pageCount)}
        />
      </Box>
    </Box>
  );
}
