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
import type { Workload } from '../model/workload';
import { WorkloadWeeks } from './workload-weeks';
import { useWorkload } from './use-workload';

/** About the height of the table with 13 weeks, to keep the layout stable. */
const HEIGHT = 390;
/** Further leaves are only counted, so that the list stays beside the table. */
const MOST_LEAVES = 6;

/** Shows the hours of three months and leave ahead; takes the focus, because a press opened it. */
export function WorkloadPart({ person }: { person: FinderPerson }) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const { workload, error, retry, isLeaveMissing, retryLeave, isCalendarMissing, retryCalendar } =
    useWorkload(person);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);

  function describeAverage(average: number | null): string {
    return average === null ? t('workload.noHours') : t('workload.average', { hours: format.hours(average) });
  }

  function renderWeeks() {
    if (error) return <FailureAlert onRetry={retry}>{translateMessage(describeError(error))}</FailureAlert>;
    if (!workload) return <SkeletonBlock height={HEIGHT} lines={14} />;
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
          <WorkloadWeeks weeks={workload.weeks} person={person} />
          {isCalendarMissing && (
            <FailureAlert onRetry={retryCalendar}>{t('workload.calendarFailed')}</FailureAlert>
          )}
        </div>
        <div>
          <Typography variant="h4" component="h3">
            {t('workload.leave')}
          </Typography>
          {isLeaveMissing ? (
            <FailureAlert onRetry={retryLeave}>{t('workload.leaveFailed')}</FailureAlert>
          ) : (
            <LeaveAhead leaves={workload.leavesAhead} />
          )}
          <Button
            component={Link}
            size="small"
            to={`${paths.leaveRegistration}?mode=existing&staff=${person.id}`}
          >
            {t('workload.leaveLink', { name: format.name(person) })}
          </Button>
        </div>
      </Box>
    );
  }

  return (
    <Box component="section" sx={{ mt: 1.5 }}>
      <Typography ref={head} tabIndex={-1} variant="h3" component="h2" sx={{ mb: 0.5 }}>
        {t('workload.title')}
      </Typography>
      <div role="status">{workload && describeAverage(workload.average)}</div>
      {renderWeeks()}
    </Box>
  );
}

function LeaveAhead({ leaves }: { leaves: Workload['leavesAhead'] }) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const rest = leaves.length - MOST_LEAVES;
  return (
    <>
      {leaves.length === 0 ? (
        <div>{t('workload.noLeave')}</div>
      ) : (
        <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
          {leaves.slice(0, MOST_LEAVES).map(({ key, date, duration }) => (
            <li key={key}>
              {date && `${format.date(date)} · `}
              <DurationText duration={duration} />
            </li>
          ))}
        </Box>
      )}
      {rest > 0 && <div>{t('workload.moreLeave', { count: rest })}</div>}
    </>
  );
}
