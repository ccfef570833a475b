import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import { summariseMonths, type LedgerEntry, type MonthSummary } from '../model/fine-ledger';
import styles from './fine-month-strip.module.css';
import { useFineFormat } from './use-fine-format';

const MOST_MONTHS = 6;
const TILE_HEIGHT = 108;

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 288px), 1fr))',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
};

type FineMonthStripProps = {
  entries: readonly LedgerEntry[] | undefined;
};

/** Sums the shown fines by month. Source: FIN-3. */
export function FineMonthStrip({ entries }: FineMonthStripProps) {
  const { t } = useTranslation('fines');
  const [isExpanded, setIsExpanded] = useState(false);
  const months = useMemo(() => summariseMonths(entries ?? []), [entries]);
  if (entries && months.length === 0) return null;
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
      {entries ? (
        <Box component="ul" aria-label={t('months.label')} sx={GRID}>
          {(isExpanded ? months : months.slice(0, MOST_MONTHS)).map((summary) => (
            <MonthTile key={summary.month} summary={summary} />
          ))}
        </Box>
      ) : (
        // Hidden from screen readers, because the table below announces the loading.
        <Box aria-hidden sx={GRID}>
          <Skeleton variant="rounded" height={TILE_HEIGHT} />
          <Skeleton variant="rounded" height={TILE_HEIGHT} />
        </Box>
      )}
      {months.length > MOST_MONTHS && (
        <Button
          size="small"
          sx={{ mt: 1 }}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? t('months.fewer') : t('months.more', { count: months.length })}
        </Button>
      )}
    </Box>
  );
}

function MonthTile({ summary }: { summary: MonthSummary }) {
  const { t } = useTranslation('fines');
  const format = useFineFormat();
  const { month, all, complete, pending } = summary;
  return (
    <Box
      component="li"
      sx={{
        px: 2,
        py: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.subtle',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography component="h3" variant="subtitle2" sx={{ flexGrow: 1 }}>
          {format.month(month)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('months.fines', { count: all.count })}
        </Typography>
        <Typography variant="subtitle2" component="span" className="tabular">
          {format.amount(all.amount)}
        </Typography>
      </Box>
      <ShareBar share={all.amount > 0 ? complete.amount / all.amount : 0} />
      <dl className={classNames(styles.sums, 'tabular')}>
        <dt>{t('status.complete')}</dt>
        <dd>{t('months.fines', { count: complete.count })}</dd>
        <dd>{format.amount(complete.amount)}</dd>
        <dt>{t('status.pending')}</dt>
        <dd>{t('months.fines', { count: pending.count })}</dd>
        <dd>{format.amount(pending.amount)}</dd>
      </dl>
    </Box>
  );
}

/** Hidden from screen readers, because the list below has the same sums. */
function ShareBar({ share }: { share: number }) {
  return (
    <Box aria-hidden sx={{ my: 1, height: 4, borderRadius: 1, overflow: 'hidden', bgcolor: 'warning.tint' }}>
      <Box sx={{ width: `${share * 100}%`, height: 1, bgcolor: 'success.main' }} />
    </Box>
  );
}
