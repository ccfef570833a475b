import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findReadFailure, refetchFailed } from '@/api/read-failures';
import { silent } from '@/api/silent-query';
import type { Person } from '@/features/leave/model/leave';
import { overtimeLimitQueries } from '@/features/work/api/overtime-limit-queries';
import { slotQueries } from '@/features/work/api/slot-queries';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { useLimitWords } from '@/features/work/components/use-limit-words';
import { hoursByDate } from '@/features/work/model/day-hours';
import { countDays, wholeWeeks } from '@/features/work/model/counted-days';
import {
  limitFigures,
  monthsToCount,
  type LimitFigure,
  type OvertimeLimits,
} from '@/features/work/model/overtime-limits';
import { findWorkHours, type Employee } from '@/features/work/model/work-calendar';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { toMonth, type CalendarDate } from '@/lib/calendar-date';
import { FailureAlert } from '@/ui/page/failure-alert';
import { useToday } from '@/ui/page/use-today';
import { Disclosure } from './disclosure';
import { PersonLimitDays } from './person-limit-days';
import styles from './person-limits.module.css';
import { PersonPart } from './person-part';
import { usePersonMonth } from './use-person-month';

type PersonLimitsProps = { member: Person & Employee };

/** Shows the same month as `PersonHours`. */
export function PersonLimits({ member }: PersonLimitsProps) {
  const { t } = useTranslation('closing');
  const { data, error, errorUpdateCount, refetch } = useQuery(overtimeLimitQueries.company());
  if (data === null) return null;
  if (data) return <Limits member={member} limits={data} />;
  // Before the first answer nothing is shown, because a company may check no limits.
  if (errorUpdateCount === 0) return null;
  return (
    <PersonPart title={t('limits.short')} isLoaded={error !== null}>
      <FailureAlert onRetry={() => void refetch()}>{t('limits.failed')}</FailureAlert>
    </PersonPart>
  );
}

function Limits({ member, limits }: PersonLimitsProps & { limits: OvertimeLimits }) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const today = useToday();
  const [firstOfMonth] = usePersonMonth(today);
  const slots = useQuery(silent(slotQueries.ofStaff(member.id)));
  const calendar = useQuery(workCalendarQueries.all());
  const days = useMemo(() => {
    if (!slots.data || !calendar.data) return undefined;
    const recordedHours = hoursByDate(slots.data);
    const facts = { today, recordedHours, ...findWorkHours(calendar.data, member) };
    return countDays(wholeWeeks(monthsToCount(firstOfMonth, limits)), facts, limits);
  }, [slots.data, calendar.data, today, member, firstOfMonth, limits]);
  return (
    <PersonPart
      title={t('limits.title', { month: formatMonth(toMonth(firstOfMonth), format.language) })}
      isLoaded={days !== undefined}
      height={400}
      error={findReadFailure(slots, calendar)}
      onRetry={() => refetchFailed(slots, calendar)}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('limits.counted', { weekday: format.weekday(limits.restDay) })}
      </Typography>
      {days && slots.data && (
        <ul className={styles.figures}>
          {limitFigures(firstOfMonth, days, limits).map((figure) => (
            <li key={`${figure.name} ${figure.months}`}>
              <Disclosure summary={<Figure figure={figure} firstOfMonth={firstOfMonth} />}>
                <PersonLimitDays figure={figure} firstOfMonth={firstOfMonth} days={days} slots={slots.data} />
              </Disclosure>
            </li>
          ))}
        </ul>
      )}
    </PersonPart>
  );
}

const COLORS = { within: 'default', near: 'warning', over: 'error' } as const;

function Figure({ figure, firstOfMonth }: { figure: LimitFigure; firstOfMonth: CalendarDate }) {
  const { formatLimitName, formatLimitFigure, states } = useLimitWords(firstOfMonth);
  return (
    <span className={styles.figure}>
      <span>{formatLimitName(figure)}</span>
      <Chip size="small" variant="outlined" color={COLORS[figure.state]} label={states[figure.state]} />
      <small>{formatLimitFigure(figure)}</small>
    </span>
  );
}
