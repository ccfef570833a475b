import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { findReadFailure } from '@/api/failure-of-reads';
import { silent } from '@/api/silent-query';
import type { Person } from '@/features/leave/model/leave';
import { overtimeLimitQueries } from '@/features/work/api/overtime-limit-queries';
import { slotQueries } from '@/features/work/api/slot-queries';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { useLimitWords } from '@/features/work/components/use-limit-words';
import { hoursByDate } from '@/features/work/model/day-hours';
import {
  countDays,
  countedFor,
  figureDays,
  halfHourKind,
  limitFigures,
  monthsToCount,
  wholeWeeks,
  type CountedDay,
  type LimitFigure,
  type OvertimeLimits,
} from '@/features/work/model/overtime-limits';
import { reportingAddress } from '@/features/work/model/reporting-address';
import type { StaffSlots } from '@/features/work/model/slot';
import { slotsOn } from '@/features/work/model/slot-days';
import { findWorkHours, type Worker } from '@/features/work/model/work-calendar';
import { formatClock, useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { addMonths, isSameMonth, toMonth, type CalendarDate } from '@/lib/calendar-date';
import { SLOT_MINUTES, toClockTime } from '@/lib/time-slot';
import { ListFailure } from '@/ui/page/list-failure';
import { useToday } from '@/ui/page/use-today';
import styles from './person-limits.module.css';
import { PersonPart } from './person-part';
import { usePersonMonth } from './use-person-month';

type LimitsPartProps = { member: Person & Worker };

/** The member's overtime against each limit of the company, in the month of the hours above. */
export function LimitsPart({ member }: LimitsPartProps) {
  const { t } = useTranslation('closing');
  const { data, isPending, refetch } = useQuery(overtimeLimitQueries.company());
  if (isPending || data === null) return null;
  if (data) return <Limits member={member} limits={data} />;
  return (
    <PersonPart title={t('limits.short')}>
      <ListFailure onRetry={() => void refetch()}>{t('limits.failed')}</ListFailure>
    </PersonPart>
  );
}

function Limits({ member, limits }: LimitsPartProps & { limits: OvertimeLimits }) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const today = useToday();
  const [first] = usePersonMonth(today);
  const slots = useQuery(silent(slotQueries.ofStaff(member.id)));
  const calendar = useQuery(workCalendarQueries.all());
  const days = useMemo(() => {
    if (!slots.data || !calendar.data) return undefined;
    const recordedHours = hoursByDate(slots.data);
    const facts = { today, recordedHours, ...findWorkHours(calendar.data, member) };
    return countDays(wholeWeeks(monthsToCount(first, limits)), facts, limits);
  }, [slots.data, calendar.data, today, member, first, limits]);
  return (
    <PersonPart
      title={t('limits.title', { month: formatMonth(toMonth(first), format.language) })}
      isLoaded={days !== undefined}
      height={400}
      error={findReadFailure(slots, calendar)}
      onRetry={() => {
        for (const { isError, refetch } of [slots, calendar]) {
          if (isError) void refetch();
        }
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('limits.counted', { weekday: format.weekday(limits.restDay) })}
      </Typography>
      {days && slots.data && (
        <ul className={styles.figures}>
          {limitFigures(first, days, limits).map((figure) => (
            <li key={`${figure.name} ${figure.months}`}>
              <Fold summary={<Figure figure={figure} first={first} />}>
                <FigureDays figure={figure} first={first} days={days} slots={slots.data} />
              </Fold>
            </li>
          ))}
        </ul>
      )}
    </PersonPart>
  );
}

/** Renders the details of a line once it is open. */
function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}

const COLORS = { within: 'default', near: 'warning', over: 'error' } as const;

function Figure({ figure, first }: { figure: LimitFigure; first: CalendarDate }) {
  const { formatLimitName, formatLimitFigure, states } = useLimitWords(first);
  return (
    <span className={styles.figure}>
      <span>{formatLimitName(figure)}</span>
      <Chip size="small" variant="outlined" color={COLORS[figure.state]} label={states[figure.state]} />
      <small>{formatLimitFigure(figure)}</small>
    </span>
  );
}

type FigureDaysProps = {
  figure: LimitFigure;
  first: CalendarDate;
  days: readonly CountedDay[];
  slots: StaffSlots;
};

/** Lists the days of a figure, by month if it covers several. */
function FigureDays({ figure, first, days, slots }: FigureDaysProps) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const counted = figureDays(figure, first, days);
  if (counted.length === 0) return <p>{t('limits.nothing')}</p>;
  if (figure.months === 1) return <DayList days={counted} slots={slots} />;
  const months = Array.from({ length: figure.months }, (_, index) => addMonths(first, -index));
  return (
    <ul>
      {months.map((month) => {
        const monthDays = counted.filter(({ date }) => isSameMonth(date, month));
        const hours = monthDays.reduce((sum, day) => sum + countedFor(day, figure.name), 0);
        const values = { month: formatMonth(toMonth(month), format.language), hours: format.hours(hours) };
        return (
          <li key={month}>
            {hours === 0 ? (
              t('limits.month', values)
            ) : (
              <Fold summary={t('limits.month', values)}>
                <DayList days={monthDays} slots={slots} />
              </Fold>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Lists days with their hours; each opens its half hours. */
function DayList({ days, slots }: Pick<FigureDaysProps, 'days' | 'slots'>) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  return (
    <ul>
      {days.map((day) => {
        const { date, recorded, overDay, overWeek, onRestDay } = day;
        const parts = [
          t('limits.day.recorded', { hours: format.hours(recorded) }),
          overDay > 0 && t('limits.day.overDay', { hours: format.hours(overDay) }),
          overWeek > 0 && t('limits.day.overWeek', { hours: format.hours(overWeek) }),
          onRestDay > 0 && t('limits.day.onRestDay', { hours: format.hours(onRestDay) }),
        ];
        return (
          <li key={date}>
            <Fold summary={[format.dayOfMonth(date), ...parts].filter(Boolean).join(' · ')}>
              <HalfHours day={day} slots={slots} />
            </Fold>
          </li>
        );
      })}
    </ul>
  );
}

function HalfHours({ day, slots }: { day: CountedDay; slots: StaffSlots }) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const kinds = {
    usual: t('limits.halfHour.usual'),
    overDay: t('limits.halfHour.overDay'),
    overWeek: t('limits.halfHour.overWeek'),
    onRestDay: t('limits.halfHour.onRestDay'),
  };
  return (
    <>
      <ol className={styles.halfHours}>
        {[...slotsOn(slots.days, day.date).values()].map(({ minutes, project, task }, index) => {
          const kind = halfHourKind(day, index);
          const start = formatClock(toClockTime(minutes));
          const end = formatClock(toClockTime(minutes + SLOT_MINUTES));
          const work = [
            project ? format.name(project) : t('limits.halfHour.deleted'),
            task && format.name(task),
          ];
          return (
            <li key={minutes} data-kind={kind}>
              {[`${start}–${end}`, kinds[kind], ...work].filter(Boolean).join(' · ')}
            </li>
          );
        })}
      </ol>
      <Button component={Link} to={reportingAddress([day.date], slots.staffId)} size="small">
        {t('limits.day.open')}
      </Button>
    </>
  );
}
