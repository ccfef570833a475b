import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
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

/** The looks of all its buttons, which are plain: eleven of MUI's took a tenth of the time until the list was there. */
const Pages = styled('nav')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    '& > button': {
      ...theme.typography.body2,
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 32,
      height: 32,
      padding: '0 6px',
      border: 0,
      borderRadius: 8,
      color: palette.text.primary,
      background: 'none',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      '@media (hover: hover)': { '&:hover:enabled': { backgroundColor: palette.action.hover } },
      '&:disabled': { opacity: palette.action.disabledOpacity, cursor: 'default' },
      '&[aria-current], &[aria-current]:hover:enabled': {
        color: palette.primary.text,
        backgroundColor: palette.primary.tint,
        fontWeight: theme.typography.fontWeightMedium,
      },
    },
  };
});

/** Page size, “1–10 of 37” and at most six page buttons. Source: TB-1. */
export const TablePager = memo(function TablePager(props: TablePagerProps) {
  const { page, pageCount, size, total, onPage, onSize } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const from = (page - 1) * size + 1;
  const range = {
    from: format.number(from),
    to: format.number(Math.min(total, from + size - 1)),
    total: format.number(total),
  };

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
      <SizeChoice size={size} onSize={onSize} />
      <Typography variant="body2" className="tabular">
        {t('table.range', range)}
      </Typography>
      <Pages aria-label={t('table.pages')}>
        <PageButton type="first" to={1} label={t('table.firstPage')} isOff={page === 1} onPage={onPage} />
        <PageButton
          type="previous"
          to={page - 1}
          label={t('table.previousPage')}
          isOff={page === 1}
          onPage={onPage}
        />
        {pageWindow(page, pageCount).map((number) => (
          <PageButton
            key={number}
            type="page"
            to={number}
            label={t('table.page', { page: number })}
            isCurrent={number === page}
            onPage={onPage}
          />
        ))}
        <PageButton
          type="next"
          to={page + 1}
          label={t('table.nextPage')}
          isOff={page === pageCount}
          onPage={onPage}
        />
        <PageButton
          type="last"
          to={pageCount}
          label={t('table.lastPage')}
          isOff={page === pageCount}
          onPage={onPage}
        />
      </Pages>
    </Box>
  );
});

const ARROWS = { first: FirstPage, previous: NavigateBefore, next: NavigateNext, last: LastPage };

type PageButtonProps = Pick<TablePagerProps, 'onPage'> & {
  type: 'page' | keyof typeof ARROWS;
  to: number;
  label: string;
  isOff?: boolean;
  isCurrent?: boolean;
};

/** Drawn anew only where it says something else. */
const PageButton = memo(function PageButton({ type, to, label, isOff, isCurrent, onPage }: PageButtonProps) {
  const Arrow = type === 'page' ? null : ARROWS[type];
  return (
    <button
      type="button"
      disabled={isOff}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onPage(to)}
    >
      {Arrow ? <Arrow fontSize="small" /> : to}
    </button>
  );
});

const SizeChoice = memo(function SizeChoice({ size, onSize }: Pick<TablePagerProps, 'size' | 'onSize'>) {
  const { t } = useTranslation();

  function choose(value: string) {
    const chosen = PAGE_SIZES.find((known) => String(known) === value);
    if (chosen) onSize(chosen);
  }

  return (
    <Typography component="label" variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {t('table.rowsPerPage')}
      <NativeSelect
        value={size}
        onChange={(event) => choose(event.target.value)}
        input={<OutlinedInput size="small" sx={{ typography: 'body2' }} />}
      >
        {PAGE_SIZES.map((known) => (
          <option key={known} value={known}>
            {known}
          </option>
        ))}
      </NativeSelect>
    </Typography>
  );
});
