import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { halfHourKind, type CountedDay } from '@/features/work/model/counted-days';
import { hoursTowards, figureDays, type LimitFigure } from '@/features/work/model/overtime-limits';
import { reportingAddress } from '@/features/work/model/reporting-address';
import type { StaffSlots } from '@/features/work/model/slot';
import { slotsOn } from '@/features/work/model/slot-days';
import { formatClock, useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { addMonths, isSameMonth, toMonth, type CalendarDate } from '@/lib/calendar-date';
import { SLOT_MINUTES, toClockTime } from '@/lib/time-slot';
import { Disclosure } from './disclosure';
import styles from './person-limits.module.css';

type PersonLimitDaysProps = {
  figure: LimitFigure;
  firstOfMonth: CalendarDate;
  days: readonly CountedDay[];
  slots: StaffSlots;
};

export function PersonLimitDays({ figure, firstOfMonth, days, slots }: PersonLimitDaysProps) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const counted = figureDays(figure, firstOfMonth, days);
  if (counted.length === 0) return <p>{t('limits.nothing')}</p>;
  if (figure.months === 1) return <DayList days={counted} slots={slots} />;
  const months = Array.from({ length: figure.months }, (_, index) => addMonths(firstOfMonth, -index));
  return (
    <ul>
      {months.map((month) => {
        const monthDays = counted.filter(({ date }) => isSameMonth(date, month));
        const hours = monthDays.reduce((sum, day) => sum + hoursTowards(day, figure.name), 0);
        const values = { month: formatMonth(toMonth(month), format.language), hours: format.hours(hours) };
        return (
          <li key={month}>
            {hours === 0 ? (
              t('limits.month', values)
            ) : (
              <Disclosure summary={t('limits.month', values)}>
                <DayList days={monthDays} slots={slots} />
              </Disclosure>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function DayList({ days, slots }: Pick<PersonLimitDaysProps, 'days' | 'slots'>) {
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
            <Disclosure summary={[format.dayOfMonth(date), ...parts].filter(Boolean).join(' · ')}>
              <HalfHours day={day} slots={slots} />
            </Disclosure>
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
          const time = t('limits.halfHour.time', { start, end });
          const work = [
            project ? format.name(project) : t('limits.halfHour.deleted'),
            task && format.name(task),
          ];
          return (
            <li key={minutes} data-kind={kind}>
              {[time, kinds[kind], ...work].filter(Boolean).join(' · ')}
            </li>
          );
        })}
      </ol>
      <Button component={Link} to={reportingAddress(day.date, slots.staffId)} size="small">
        {t('limits.day.open')}
      </Button>
    </>
  );
}
