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
import { ListFailure } from '@/ui/page/list-failure';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import type { FinderPerson } from '../model/finder-person';
import type { FreeTime } from '../model/free-time';
import { FreeWeeks } from './free-weeks';
import { useFreeTime } from './use-free-time';

const HEIGHT = 180;
const MOST_LEAVES = 6;

/** What somebody worked in three months, and when they are off. Where it was asked for the focus goes along. */
export function FreeTimePart({ person }: { person: FinderPerson }) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const { free, error, retry, isLeaveMissing, retryLeave } = useFreeTime(person);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <Box component="section" sx={{ mt: 1.5 }}>
      <Typography ref={head} tabIndex={-1} variant="h3" sx={{ mb: 0.5 }}>
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
      <Typography variant="h4" component="h4">
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
