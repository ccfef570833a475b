import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { keepStill } from '../page/keep-still';
import { ListIcon } from './list-icon';
import { PAGE_SIZES, pageWindow, type PageSize } from './page-window';

type TablePagerProps = {
  page: number;
  pageCount: number;
  size: PageSize;
  total: number;
  onPage: (page: number) => void;
  onSize: (size: PageSize) => void;
};

/** The looks of all that stands in it, which is plain: eleven of MUI's buttons took a tenth of the time until the list was there. */
const Foot = keepStill(
  styled('div')(({ theme }) => {
    const { palette } = theme.vars;
    return {
      ...theme.typography.body2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      columnGap: theme.spacing(3),
      rowGap: theme.spacing(1),
      padding: theme.spacing(1),
      borderTop: `1px solid ${palette.divider}`,
      [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(2) },
      '& > nav': { display: 'flex', flexWrap: 'wrap' },
      '& > nav > button': {
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
  }),
);

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
    <Foot>
      <SizeChoice size={size} onSize={onSize} />
      <span className="tabular">{t('table.range', range)}</span>
      <nav aria-label={t('table.pages')}>
        <PageButton type="firstPage" to={1} isOff={page === 1} onPage={onPage} />
        <PageButton type="previousPage" to={page - 1} isOff={page === 1} onPage={onPage} />
        {pageWindow(page, pageCount).map((number) => (
          <PageButton key={number} type="page" to={number} isCurrent={number === page} onPage={onPage} />
        ))}
        <PageButton type="nextPage" to={page + 1} isOff={page === pageCount} onPage={onPage} />
        <PageButton type="lastPage" to={pageCount} isOff={page === pageCount} onPage={onPage} />
      </nav>
    </Foot>
  );
});

const LABELS = {
  page: 'table.page',
  firstPage: 'table.firstPage',
  previousPage: 'table.previousPage',
  nextPage: 'table.nextPage',
  lastPage: 'table.lastPage',
} as const;

type PageButtonProps = Pick<TablePagerProps, 'onPage'> & {
  type: keyof typeof LABELS;
  to: number;
  isOff?: boolean;
  isCurrent?: boolean;
};

/** Drawn anew only where it says something else. */
const PageButton = memo(function PageButton({ type, to, isOff, isCurrent, onPage }: PageButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      disabled={isOff}
      aria-label={t(LABELS[type], { page: to })}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onPage(to)}
    >
      {type === 'page' ? to : <ListIcon name={type} />}
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
