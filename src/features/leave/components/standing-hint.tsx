import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import type { CalendarDate } from '@/lib/calendar-date';
import { slotQueries } from '@/features/work/api/slot-queries';
import { leaveQueries } from '../api/leave-queries';
import { useLeaveFinder } from '../api/use-leave-finder';
import { durationLabel } from '../model/duration';
import { belongsTo, type Person } from '../model/leave';
import { standingOn, type Standing } from '../model/standing';

type StandingHintProps = {
  person: Person;
  /** At least one. */
  dates: readonly CalendarDate[];
};

const NO_HOURS: ReadonlyMap<CalendarDate, number> = new Map();

function StandingRow({ standing }: { standing: Standing }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const { leaves, overtimes, recordedHours } = standing;
  const words = [
    ...leaves.map((leave) =>
      t('standing.leave', { duration: translateMessage(durationLabel(leave.duration)) }),
    ),
    ...overtimes.map((overtime) =>
      t(overtime.isRejected ? 'standing.rejected' : 'standing.overtime', {
        duration: translateMessage(durationLabel(overtime.duration)),
      }),
    ),
    ...(recordedHours > 0 ? [t('standing.recorded', { hours: format.hours(recordedHours) })] : []),
  ];
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" className="tabular" sx={{ minWidth: 104, fontWeight: 'fontWeightMedium' }}>
        {format.dayOfMonth(standing.date)}
      </Box>
      {words.map((word, index) => (
        // The same leave may be registered twice.
        <Chip key={index} size="small" variant="outlined" label={word} />
      ))}
    </Box>
  );
}

/** What the person has on the chosen dates: leave, overtime, recorded hours. A hint, never a block. */
export function StandingHint({ person, dates }: StandingHintProps) {
  const { t } = useTranslation('leave');
  const finder = useLeaveFinder();
  const overtimes = useQuery(leaveQueries.overtimes());
  const hours = useQuery(slotQueries.hoursByDate(person.id));

  const isIncomplete = Boolean(finder.error ?? overtimes.error ?? hours.error);
  const isChecking = !isIncomplete && (!finder.leavesOf || overtimes.isPending || hours.isPending);
  const standings = standingOn(dates, {
    leaves: finder.leavesOf?.(person) ?? [],
    overtimes: overtimes.data?.filter((overtime) => belongsTo(overtime, person)) ?? [],
    recordedHours: hours.data ?? NO_HOURS,
  });

  if (isChecking || (standings.length === 0 && !isIncomplete)) {
    return (
      <Typography role="status" variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {t(isChecking ? 'standing.checking' : 'standing.nothing')}
      </Typography>
    );
  }
  return (
    <Alert role="status" severity={isIncomplete ? 'warning' : 'info'} sx={{ mt: 2 }}>
      {standings.length > 0 && (
        <>
          <AlertTitle>{t('standing.title')}</AlertTitle>
          <Box component="ul" sx={{ display: 'grid', gap: 0.75, listStyle: 'none', m: 0, p: 0 }}>
            {standings.map((standing) => (
              <StandingRow key={standing.date} standing={standing} />
            ))}
          </Box>
          <Typography variant="body2" sx={{ mt: 0.75 }}>
            {t('standing.note')}
          </Typography>
        </>
      )}
      {isIncomplete && <Typography variant="body2">{t('standing.incomplete')}</Typography>}
    </Alert>
  );
}
