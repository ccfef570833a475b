import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useLeaveFinder } from '@/features/leave/api/use-leave-finder';
import { DurationText } from '@/features/leave/components/duration-text';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { findWorkHours } from '@/features/work/model/work-calendar';
import { slotQueries } from '@/features/work/api/slot-queries';
import { personHoursAddress } from '@/features/work/model/reporting-address';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { ListFailure } from '@/ui/page/list-failure';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useToday } from '@/ui/page/use-today';
import type { FinderPerson } from '../model/finder-person';
import { freeTime, type FreeTime, type FreeWeek } from '../model/free-time';
import styles from './free-weeks.module.css';

function FreeWeeks({ weeks, person }: { weeks: readonly FreeWeek[]; person: FinderPerson }) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const most = Math.max(1, ...weeks.flatMap(({ recorded, expected }) => [recorded, expected]));
  return (
    <table className={styles.weeks} aria-label={t('free.title')}>
      <thead>
        <tr>
          <th scope="col">{t('free.week')}</th>
          <th scope="col" className={styles.figure}>
            {t('free.recorded')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('free.expected')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ monday, recorded, expected, isCurrent }) => {
          const week = format.date(monday);
          return (
            <tr key={monday}>
              <th scope="row">
                <Link
                  to={personHoursAddress(person.id, monday)}
                  aria-label={t('free.open', { week, name: format.name(person) })}
                >
                  {isCurrent ? t('free.current', { week }) : week}
                </Link>
              </th>
              <td className={styles.figure}>{format.number(recorded)}</td>
              <td className={styles.figure}>{format.number(expected)}</td>
              <td className={styles.bar}>
                <i style={{ width: `${(recorded / most) * 100}%` }} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Loads the hours and leaves of one person on demand. Without leave it still shows the hours. */
function useFreeTime({ id, eng_name, jp_name, member }: FinderPerson) {
  const today = useToday();
  const onlyPerson = useMemo(() => ({ id, eng_name, jp_name }), [id, eng_name, jp_name]);
  const hours = useQuery(slotQueries.work(id));
  const leave = useLeaveFinder({ onlyPerson });
  const calendar = useQuery(workCalendarQueries.all());
  const { findLeaves } = leave;
  const isLeaveMissing = leave.error !== null && !findLeaves;
  const work = hours.data;
  const isLoaded = work && (findLeaves ?? isLeaveMissing) && !calendar.isPending;
  const free = useMemo(
    () =>
      isLoaded
        ? freeTime(findLeaves?.(onlyPerson) ?? [], {
            today,
            ...work,
            ...findWorkHours(calendar.data, member),
          })
        : undefined,
    [isLoaded, findLeaves, onlyPerson, today, work, calendar.data, member],
  );
  return {
    free,
    error: hours.data ? null : hours.error,
    retry: () => void hours.refetch(),
    isLeaveMissing,
    retryLeave: () => void leave.refetch(),
  };
}

const HEIGHT = 180;
const MOST_LEAVES = 6;

/** Shows the hours of three months and leave ahead; takes the focus, because a press opened it. */
export function FreeTimePart({ person }: { person: FinderPerson }) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const { free, error, retry, isLeaveMissing, retryLeave } = useFreeTime(person);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <Box component="section" sx={{ mt: 1.5 }}>
      <Typography ref={head} tabIndex={-1} variant="h3" component="h2" sx={{ mb: 0.5 }}>
        {t('free.title')}
      </Typography>
      <div role="status">
        {free &&
          (free.average === null
            ? t('free.noHours')
            : t('free.average', { hours: format.hours(free.average) }))}
      </div>
      {free ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mt: 1,
            gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <FreeWeeks weeks={free.weeks} person={person} />
          <div>
            <LeaveAhead leaves={free.leavesAhead} person={person} />
            {isLeaveMissing && <ListFailure onRetry={retryLeave}>{t('free.leaveFailed')}</ListFailure>}
          </div>
        </Box>
      ) : error ? (
        <ListFailure onRetry={retry}>{translateMessage(describeError(error))}</ListFailure>
      ) : (
        <SkeletonBlock height={HEIGHT} lines={6} />
      )}
    </Box>
  );
}

function LeaveAhead({ leaves, person }: { leaves: FreeTime['leavesAhead']; person: FinderPerson }) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const rest = leaves.length - MOST_LEAVES;
  return (
    <>
      <Typography variant="h4" component="h3">
        {t('free.leave')}
      </Typography>
      {leaves.length === 0 ? (
        <div>{t('free.noLeave')}</div>
      ) : (
        <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
          {leaves.slice(0, MOST_LEAVES).map(({ key, date, duration }) => (
            <li key={key}>
              {date && format.date(date)} · <DurationText duration={duration} />
            </li>
          ))}
        </Box>
      )}
      {rest > 0 && <div>{t('free.moreLeave', { count: rest })}</div>}
      <Button
        component={Link}
        size="small"
        to={`${paths.leaveRegistration}?mode=existing&staff=${person.id}`}
      >
        {t('free.leaveLink', { name: format.name(person) })}
      </Button>
    </>
  );
}
