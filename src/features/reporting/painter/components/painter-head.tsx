import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { useFormat } from '@/i18n/format';
import { invariant } from '@/lib/invariant';
import { TickBox } from '@/ui/form/tick-box';
import { ToggleRow } from '@/ui/form/toggle-row';
import { DAY_COUNTS, type DayCount } from '../model/timeline-cells';

type PainterHeadProps = {
  dates: readonly CalendarDate[];
  count: DayCount;
  onCount: (count: DayCount) => void;
  onPage: (step: -1 | 1) => void;
  onToday: () => void;
  hasAllHours: boolean;
  onAllHours: (hasAllHours: boolean) => void;
};

const LABELS = { 1: 'day', 5: 'week', 7: 'sevenDays' } as const;

export function PainterHead(props: PainterHeadProps) {
  const { dates, count, onCount, onPage, onToday, hasAllHours, onAllHours } = props;
  const { t } = useTranslation('painter');
  const format = useFormat();
  const options = DAY_COUNTS.map((days) => ({ value: String(days), label: t(LABELS[days]) }));

  function describeDates(): string {
    const [first] = dates;
    const last = dates.at(-1);
    invariant(first !== undefined && last !== undefined, 'a timeline shows days');
    if (first === last) return format.dayOfMonth(first);
    return t('dates', { first: format.dayOfMonth(first), last: format.dayOfMonth(last) });
  }

  return (
    <Box sx={{ mb: 1.5 }}>
      <ToggleRow
        aria-label={t('days')}
        options={options}
        value={String(count)}
        onChosen={(value) => onCount(DAY_COUNTS.find((days) => String(days) === value) ?? count)}
        head={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
            <IconButton size="small" aria-label={t('previous')} onClick={() => onPage(-1)}>
              <ChevronLeft />
            </IconButton>
            <Typography variant="h3" component="h2" className="tabular" aria-live="polite">
              {describeDates()}
            </Typography>
            <IconButton size="small" aria-label={t('next')} onClick={() => onPage(1)}>
              <ChevronRight />
            </IconButton>
            <Button size="small" onClick={onToday}>
              {t('today')}
            </Button>
            <TickBox label={t('allHours')} checked={hasAllHours} onTicked={onAllHours} />
          </Box>
        }
      />
    </Box>
  );
}
