import BeachAccessOutlined from '@mui/icons-material/BeachAccessOutlined';
import Check from '@mui/icons-material/Check';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportingAddress } from '@/features/work/model/reporting-address';
import type { DayKind, WorkDay } from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';
import { getWeekday, type CalendarDate, type Weekday } from '@/lib/calendar-date';
import { classNames } from '@/lib/class-names';
import styles from './month.module.css';

type MapDayProps = {
  date: CalendarDate;
  day: WorkDay | undefined;
  name: string;
  isToday: boolean;
  isTabStop: boolean;
};

export const WEEKDAY_TONES: Partial<Record<Weekday, string>> = { 0: 'sunday', 6: 'saturday' };

const ICONS: Partial<Record<DayKind, typeof Check>> = {
  complete: Check,
  over: Check,
  partial: ErrorOutline,
  missing: ErrorOutline,
};

const isOpen = ({ kind }: WorkDay) => kind === 'partial' || kind === 'missing';

const hasHoursLeft = (day: WorkDay) => isOpen(day) || day.kind === 'today';

/** A day of the map as a link to its timeline, with its state and its hours. */
export const MapDay = memo(function MapDay({ date, day, name, isToday, isTabStop }: MapDayProps) {
  const format = useFormat();
  const isPartlyLeave = day !== undefined && day.leave > 0 && day.kind !== 'leave';
  return (
    <Link
      to={reportingAddress(date)}
      data-date={date}
      className={classNames(
        styles.day,
        styles.kind,
        styles[day?.kind ?? 'waiting'],
        isPartlyLeave && styles.partLeave,
      )}
      data-tone={WEEKDAY_TONES[getWeekday(date)]}
      aria-label={name}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      <span className={styles.date}>{Number(date.slice(8))}</span>
      {day && <DayState day={day} />}
      {day && (day.recorded > 0 || hasHoursLeft(day)) && (
        <span className={styles.hours}>
          {format.number(day.recorded)}
          {hasHoursLeft(day) && <small> / {format.number(day.expected)}</small>}
        </span>
      )}
      {day && day.recorded > 0 && hasHoursLeft(day) && (
        <span className={styles.meter}>
          <span style={{ width: `${(100 * day.recorded) / day.expected}%` }} />
        </span>
      )}
    </Link>
  );
});

/** Shows the state of a day without colour, by an icon or a word. */
function DayState({ day }: { day: WorkDay }) {
  const { kind, recorded, expected, leave } = day;
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (kind === 'today')
    return <span className={classNames(styles.state, styles.wide)}>{t('month.soFar')}</span>;
  if (kind === 'holiday')
    return <span className={classNames(styles.state, styles.wide)}>{t('month.holiday')}</span>;
  const Icon = ICONS[kind];
  return (
    <span className={styles.state}>
      {leave > 0 && <BeachAccessOutlined className={isOpen(day) ? styles.wide : undefined} />}
      {leave > 0 && <span className={styles.wide}>{format.number(leave)}</span>}
      {Icon && (isOpen(day) || leave === 0) && <Icon />}
      {kind === 'over' && leave === 0 && (
        <span className={styles.wide}>+{format.number(recorded - expected)}</span>
      )}
    </span>
  );
}
