import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { workMonth } from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';
import { firstOfMonth, isSameMonth, toMonth, type CalendarDate } from '@/lib/calendar-date';
import { classNames } from '@/lib/class-names';
import { calendarMonth, orNull } from '@/lib/schema-parts';
import legend from '@/ui/page/legend.module.css';
import { FailureAlert } from '@/ui/page/failure-alert';
import { MonthArrows } from '@/ui/page/month-arrows';
import { Panel } from '@/ui/page/panel';
import { useUrlState } from '@/ui/page/use-url-state';
import { describeMonth } from './describe-month';
import { MonthMap } from './month-map';
import { MonthSummary } from './month-summary';
import { useOwnDays } from './use-own-days';
import kinds from './month.module.css';

function MonthLegend() {
  const { t } = useTranslation('dashboard');
  const samples = [
    [kinds.complete, t('month.complete')],
    [kinds.partSample, t('month.partial')],
    [kinds.missing, t('month.missing')],
    [kinds.leave, t('month.leave')],
  ];
  return (
    <ul className={legend.legend} aria-label={t('month.legend')}>
      {samples.map(([sample, word]) => (
        <li key={word}>
          <span className={classNames(legend.sample, kinds.kind, sample)} />
          {word}
        </li>
      ))}
    </ul>
  );
}

const monthSchema = orNull(calendarMonth());

const readMonth = (params: URLSearchParams) => monthSchema.parse(params.get('month'));

/** Shows one's own month by day, and the days to complete: `?month=2026-10`, otherwise the current month. */
export function OwnMonth() {
  const { t } = useTranslation('dashboard');
  const { language } = useFormat();
  const own = useOwnDays();
  const { today, facts, error } = own;
  const [chosenMonth, setChosenMonth] = useUrlState(readMonth);
  const month: CalendarDate = chosenMonth ? `${chosenMonth}-01` : firstOfMonth(today);
  const describedMonth = useMemo(() => describeMonth(month, language), [month, language]);
  const days = useMemo(() => facts && workMonth(month, facts), [month, facts]);

  function showMonth(next: CalendarDate) {
    setChosenMonth({ month: isSameMonth(next, today) ? null : toMonth(next) });
  }

  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 344px' },
      }}
    >
      <Panel title={describedMonth.title} actions={<MonthArrows month={month} onMonthChanged={showMonth} />}>
        <MonthMap
          month={month}
          onMonthChanged={showMonth}
          describedMonth={describedMonth}
          days={days}
          isFailed={error !== null}
        />
        <MonthLegend />
        {own.isLeaveUnknown && (
          <FailureAlert onRetry={own.retryLeave}>{t('month.leaveUnknown')}</FailureAlert>
        )}
        {own.isCalendarUnknown && (
          <FailureAlert onRetry={own.retryCalendar}>{t('month.calendarUnknown')}</FailureAlert>
        )}
      </Panel>
      <Box sx={{ order: { xs: -1, md: 0 } }}>
        <MonthSummary month={month} facts={facts} days={days} error={error} onRetry={own.retry} />
      </Box>
    </Box>
  );
}
