import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Chip from '@mui/material/Chip';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportingAddress } from '@/features/work/model/reporting-address';
import {
  daysToCompleteNow,
  hasRecords,
  sumWorkDays,
  workDays,
  workMonth,
  type WorkDay,
  type WorkFacts,
} from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';
import { addDays, getWeekday, type CalendarDate } from '@/lib/calendar-date';
import { classNames } from '@/lib/class-names';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { lazyComponent } from '@/start/lazy-component';
import { useAppBadge } from './use-app-badge';
import { useBackgroundDays } from './use-background-days';
import styles from './days-chip.module.css';

const HoursMenu = lazyComponent(async () => (await import('./hours-menu')).HoursMenu);

/** Shows how many days to complete there are; without any, today's hours and the expected ones. */
export function DaysChip() {
  const { facts } = useBackgroundDays();
  const self = useSignedInStaff();
  const month = useMemo(() => facts && workMonth(facts.today, facts), [facts]);
  // Some administrators do not record hours.
  const isRecorder = facts !== undefined && (!isAdmin(self) || hasRecords(facts));
  const toComplete = useMemo(
    () => (isRecorder && facts ? daysToCompleteNow(facts) : []),
    [isRecorder, facts],
  );
  useAppBadge(facts && toComplete.length);
  if (!isRecorder || !month) return null;
  const [firstDay] = toComplete;
  return firstDay ? (
    <DaysToComplete firstDate={firstDay.date} count={toComplete.length} />
  ) : (
    <HoursSoFar facts={facts} month={month} />
  );
}

function DaysToComplete({ firstDate, count }: { firstDate: CalendarDate; count: number }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  return (
    <Chip
      clickable
      component={Link}
      to={reportingAddress(firstDate)}
      color="warning"
      icon={<ErrorOutlineOutlined />}
      label={
        <>
          <span className={styles.onWideBars}>{t('days.toComplete', { count })}</span>
          <span className={styles.onNarrowBars}>{format.number(count)}</span>
        </>
      }
      aria-label={t('days.openFirst', { count })}
      className={classNames(styles.chip, styles.open)}
    />
  );
}

function HoursSoFar({ facts, month }: { facts: WorkFacts; month: readonly WorkDay[] }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const todayHours = sumHours(
    month.filter(({ date }) => date === facts.today),
    facts.today,
  );
  const weekHours = sumHours(currentWeek(facts), facts.today);
  const monthHours = sumHours(month, facts.today);
  const spans = [
    { ...todayHours, line: t('days.today', todayHours) },
    { ...weekHours, line: t('days.week', weekHours) },
    { ...monthHours, line: t('days.month', monthHours) },
  ];
  // A day without expected hours shows the week or month instead.
  const shown = spans.find(({ expected }) => expected > 0);
  if (!shown) return null;
  return (
    <>
      <Chip
        component="button"
        variant="outlined"
        icon={<ScheduleOutlined />}
        label={
          <>
            <span className={styles.onWideBars}>{shown.line}</span>
            <span className={styles.onNarrowBars}>
              {`${format.number(shown.recorded)}/${format.number(shown.expected)}`}
            </span>
          </>
        }
        aria-label={shown.line}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        className={classNames('tabular', styles.chip)}
      />
      {anchor && (
        <HoursMenu
          anchor={anchor}
          lines={spans.map(({ line }) => line)}
          to={reportingAddress(facts.today)}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

function currentWeek(facts: WorkFacts): WorkDay[] {
  const sunday = addDays(facts.today, -getWeekday(facts.today));
  return workDays(sunday, addDays(sunday, 6), facts);
}

function sumHours(days: readonly WorkDay[], today: CalendarDate) {
  const { recorded, dueInAll } = sumWorkDays(days, today);
  return { recorded, expected: dueInAll };
}
