import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { DurationText } from '@/features/leave/components/duration-text';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { FailureAlert } from '@/ui/page/failure-alert';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import type { FinderPerson } from '../model/finder-person';
import type { FreeTime } from '../model/free-time';
import { FreeWeeks } from './free-weeks';
import { useFreeTime } from './use-free-time';

/** About the height of the table with 13 weeks, to keep the layout stable. */
const HEIGHT = 390;
/** Further leaves are only counted, so that the list stays beside the table. */
const MOST_LEAVES = 6;

/** Shows the hours of three months and leave ahead; takes the focus, because a press opened it. */
export function FreeTimePart({ person }: { person: FinderPerson }) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const { free, error, retry, isLeaveMissing, retryLeave, isCalendarMissing, retryCalendar } =
    useFreeTime(person);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);

  function describeAverage(average: number | null): string {
    return average === null ? t('free.noHours') : t('free.average', { hours: format.hours(average) });
  }

  function renderWeeks() {
    if (error) return <FailureAlert onRetry={retry}>{translateMessage(describeError(error))}</FailureAlert>;
    if (!free) return <SkeletonBlock height={HEIGHT} lines={14} />;
    return (
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 1,
          gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <div>
          <FreeWeeks weeks={free.weeks} person={person} />
          {isCalendarMissing && (
            <FailureAlert onRetry={retryCalendar}>{t('free.calendarFailed')}</FailureAlert>
          )}
        </div>
        <div>
          <Typography variant="h4" component="h3">
            {t('free.leave')}
          </Typography>
          {isLeaveMissing ? (
            <FailureAlert onRetry={retryLeave}>{t('free.leaveFailed')}</FailureAlert>
          ) : (
            <LeaveAhead leaves={free.leavesAhead} />
          )}
          <Button
            component={Link}
            size="small"
            to={`${paths.leaveRegistration}?mode=existing&staff=${person.id}`}
          >
            {t('free.leaveLink', { name: format.name(person) })}
          </Button>
        </div>
      </Box>
    );
  }

  return (
    <Box component="section" sx={{ mt: 1.5 }}>
      <Typography ref={head} tabIndex={-1} variant="h3" component="h2" sx={{ mb: 0.5 }}>
        {t('free.title')}
      </Typography>
      <div role="status">{free && describeAverage(free.average)}</div>
      {renderWeeks()}
    </Box>
  );
}

function LeaveAhead({ leaves }: { leaves: FreeTime['leavesAhead'] }) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const rest = leaves.length - MOST_LEAVES;
  return (
    <>
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
    </>
  );
}
