import AutoFixHighOutlined from '@mui/icons-material/AutoFixHighOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { timelineAddress, type RequestedFill } from '@/features/work/model/reporting-address';
import type { WorkDay } from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';

/** The panel keeps room for this many days, so that it does not jump from month to month. */
const MOST_SHOWN = 3;
/** In px, with its border. */
const ROW_HEIGHT = 57;

type DaysToFillProps = {
  days: readonly WorkDay[];
  /** False for a member who has not recorded anything yet. */
  hasRecords: boolean;
};

/** Lists the days to complete; its links paint one or all on the timeline and save nothing. */
export function DaysToFill({ days, hasRecords }: DaysToFillProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const [areAllShown, setAreAllShown] = useState(false);
  const headingId = useId();
  const count = days.length;
  const [firstDay] = days;
  if (!firstDay)
    return (
      <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 'fontWeightMedium' }}>
        {hasRecords && <CheckCircleOutlined sx={{ color: 'primary.text' }} />}
        {hasRecords ? t('dashboard:month.none') : t('dashboard:month.first')}
      </Typography>
    );
  return (
    <>
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, height: 32 }}
      >
        <Typography id={headingId} variant="h3">
          {t('dashboard:month.toComplete', { count })}
        </Typography>
        {count > MOST_SHOWN && (
          <Button size="small" aria-expanded={areAllShown} onClick={() => setAreAllShown(!areAllShown)}>
            {areAllShown ? t('common:label.fewer') : t('dashboard:month.more', { count: count - MOST_SHOWN })}
          </Button>
        )}
      </Box>
      <Box
        component="ul"
        aria-labelledby={headingId}
        sx={{ minHeight: MOST_SHOWN * ROW_HEIGHT, m: 0, p: 0, listStyle: 'none' }}
      >
        {(areAllShown ? days : days.slice(0, MOST_SHOWN)).map((day) => (
          <DayToFill key={day.date} day={day} />
        ))}
      </Box>
      <Button
        component={Link}
        to={timelineAddress(firstDay.date, 5)}
        state={{ fill: 'missing' } satisfies RequestedFill}
        startIcon={<AutoFixHighOutlined />}
        sx={{ mt: 0.5, px: 0.5, textAlign: 'left' }}
      >
        {t('dashboard:month.fillAll', { count })}
      </Button>
    </>
  );
}

function DayToFill({ day: { date, kind, recorded, expected } }: { day: WorkDay }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const id = useId();
  const isMissing = kind === 'missing';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: ROW_HEIGHT,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <ErrorOutlineOutlined fontSize="small" sx={{ color: 'warning.text' }} />
      <Box sx={{ flexGrow: 1, minWidth: 0, lineHeight: 1.4 }}>
        <Box id={`${id}-date`} sx={{ fontWeight: 'fontWeightMedium' }}>
          {format.dayOfMonth(date)}
        </Box>
        <Box sx={{ typography: 'body2', lineHeight: 1.4, color: 'text.secondary' }}>
          {isMissing
            ? t('month.missing')
            : t('month.part', { recorded: format.hours(recorded), expected: format.hours(expected) })}
        </Box>
      </Box>
      <Button
        component={Link}
        to={timelineAddress(date, 1)}
        state={{ fill: 'day' } satisfies RequestedFill}
        id={`${id}-fill`}
        aria-labelledby={`${id}-fill ${id}-date`}
        size="small"
        variant={isMissing ? 'contained' : 'outlined'}
        sx={{ flexShrink: 0 }}
      >
        {isMissing ? t('month.fillHours', { hours: format.hours(expected) }) : t('month.fill')}
      </Button>
    </Box>
  );
}
