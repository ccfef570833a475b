import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  daysToComplete,
  daysToCompleteNow,
  hasRecords,
  sumWorkDays,
  type WorkDay,
  type WorkFacts,
  type WorkTotals,
} from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';
import { isSameMonth, lastOfMonth, type CalendarDate } from '@/lib/calendar-date';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { LoadFailure } from '@/ui/page/state-message';
import { DaysToFill } from './days-to-fill';
import styles from './month.module.css';

/** Shows hours of work and leave as parts of the whole month; a tick marks the hours due by today. */
function DueBar({ totals, hasTick }: { totals: WorkTotals; hasTick: boolean }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { recorded, due, dueInAll, leave, leaveSoFar } = totals;
  const barHours = Math.max(dueInAll + leave, recorded + leaveSoFar, 1);
  const percent = (hours: number) => `${(100 * hours) / barHours}%`;
  const label = t('month.bar', {
    recorded: format.hours(recorded),
    due: format.hours(due),
    leave: format.hours(leaveSoFar),
  });
  return (
    <div className={styles.dueBar} role="img" aria-label={label}>
      <span className={styles.dueRecorded} style={{ width: percent(recorded) }} />
      <span className={styles.hatched} style={{ width: percent(leaveSoFar) }} />
      {hasTick && <span className={styles.dueTick} style={{ left: percent(due + leaveSoFar) }} />}
    </div>
  );
}

type MonthSummaryProps = {
  month: CalendarDate;
  facts: WorkFacts | undefined;
  days: readonly WorkDay[] | undefined;
  error: Error | null;
  onRetry: () => void;
};

/** The height of the largest state, to keep the layout stable. */
const HEIGHT = 424;

/** In the current month, the days to complete include those of the previous month. */
export function MonthSummary({ month, facts, days, error, onRetry }: MonthSummaryProps) {
  const { t } = useTranslation('dashboard');

  function renderBody() {
    if (facts && days) return <MonthFigures key={month} month={month} facts={facts} days={days} />;
    if (!error) return <SkeletonBlock height={HEIGHT} lines={8} />;
    return <LoadFailure title={t('month.failed')} error={error} onRetry={onRetry} />;
  }

  return (
    <Panel>
      <Box sx={{ minHeight: HEIGHT }}>{renderBody()}</Box>
    </Panel>
  );
}

type MonthFiguresProps = { month: CalendarDate; facts: WorkFacts; days: readonly WorkDay[] };

function MonthFigures({ month, facts, days }: MonthFiguresProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const totals = sumWorkDays(days, facts.today);
  const due = format.hours(totals.due);
  const isPast = lastOfMonth(month) < facts.today;
  const whole = { hours: format.hours(totals.dueInAll), leave: format.hours(totals.leave) };
  const isThisMonth = isSameMonth(month, facts.today);
  return (
    <>
      <Typography variant="h2">{isThisMonth ? t('month.recorded') : t('month.recordedThen')}</Typography>
      <Typography className="tabular" sx={{ fontSize: 30, fontWeight: 'fontWeightMedium', lineHeight: 1.3 }}>
        {format.hours(totals.recorded)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isPast ? t('month.due', { hours: due }) : t('month.dueByToday', { hours: due })}
      </Typography>
      <DueBar totals={totals} hasTick={isThisMonth} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {totals.leave > 0 ? t('month.wholeWithLeave', whole) : t('month.whole', whole)}
      </Typography>
      <Divider sx={{ my: 2 }} />
      <DaysToFill
        days={isThisMonth ? daysToCompleteNow(facts) : daysToComplete(days)}
        hasRecords={hasRecords(facts)}
      />
    </>
  );
}
