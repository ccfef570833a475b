import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { memberQueries } from '@/features/members/api/member-queries';
import { slotQueries } from '@/features/work/api/slot-queries';
import type { CalendarDate } from '@/lib/calendar-date';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin as isAdminRole } from '@/session/staff-schema';
import { leaveQueries } from '../api/leave-queries';
import { useLeaveFinder } from '../api/use-leave-finder';
import { createColleagueFinder, findExistingEntries } from '../model/existing-entries';
import { belongsTo, type Leave, type Person } from '../model/leave';
import { ExistingEntriesRow } from './existing-entries-row';

/** Finds other people with leave on a date; for administrators only, because staff see only their own leave. */
function useColleagueFinder(findLeaves: ((person: Person) => Leave[]) | undefined, isEnabled: boolean) {
  const isAdmin = isAdminRole(useSignedInStaff());
  const isNeeded = isAdmin && isEnabled;
  const { data: members, error } = useQuery({ ...memberQueries.list(), enabled: isNeeded });
  const findColleagues = useMemo(
    () => (isNeeded && members && findLeaves ? createColleagueFinder(members, findLeaves) : undefined),
    [isNeeded, members, findLeaves],
  );
  return { findColleagues, isPending: isNeeded && !members, error: isNeeded ? error : null };
}

type ExistingEntriesHintProps = {
  person: Person;
  dates: readonly CalendarDate[];
  /** Only for leave: colleagues who are off do not matter to overtime. */
  showsColleagues: boolean;
};

const NO_HOURS: ReadonlyMap<CalendarDate, number> = new Map();

/** Lists leave, overtime, recorded hours and colleagues' leave on the chosen dates. Never blocks. */
export function ExistingEntriesHint({ person, dates, showsColleagues }: ExistingEntriesHintProps) {
  const { t } = useTranslation('leave');
  const finder = useLeaveFinder();
  const overtimes = useQuery(leaveQueries.overtimes());
  const hours = useQuery(slotQueries.hoursByDate(person.id));
  const colleagues = useColleagueFinder(finder.findLeaves, showsColleagues);
  const { findColleagues } = colleagues;

  const isIncomplete = Boolean(finder.error ?? overtimes.error ?? hours.error ?? colleagues.error);
  const isChecking =
    !isIncomplete && (!finder.findLeaves || overtimes.isPending || hours.isPending || colleagues.isPending);
  const existingEntries = findExistingEntries(dates, {
    leaves: finder.findLeaves?.(person) ?? [],
    overtimes: overtimes.data?.filter((overtime) => belongsTo(overtime, person)) ?? [],
    recordedHours: hours.data ?? NO_HOURS,
    findColleagues: findColleagues && ((date) => findColleagues(person, date)),
  });

  if (isChecking || (existingEntries.length === 0 && !isIncomplete)) {
    return (
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {t(isChecking ? 'existing.checking' : 'existing.nothing')}
      </Typography>
    );
  }
  return (
    <Alert role="presentation" sx={{ mt: 2 }} severity={isIncomplete ? 'warning' : 'info'}>
      {existingEntries.length > 0 && (
        <>
          <AlertTitle>{t('existing.title')}</AlertTitle>
          <Box component="ul" sx={{ display: 'grid', gap: 0.75, listStyle: 'none', m: 0, p: 0 }}>
            {existingEntries.map((entries) => (
              <ExistingEntriesRow key={entries.date} entries={entries} person={person} />
            ))}
          </Box>
          <Typography variant="body2" sx={{ mt: 0.75 }}>
            {t('existing.note')}
          </Typography>
        </>
      )}
      {isIncomplete && <Typography variant="body2">{t('existing.incomplete')}</Typography>}
    </Alert>
  );
}
