import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { slotQueries } from '@/features/work/api/slot-queries';
import { useMemo } from 'react';
import { memberQueries } from '@/features/members/api/member-queries';
import { isAdmin as isAdminRole, useSignedInStaff } from '@/session/signed-in-staff';
import { leaveQueries } from '../api/leave-queries';
import { useLeaveFinder } from '../api/use-leave-finder';
import { belongsTo, type Person, type Leave } from '../model/leave';
import { standingOn } from '../model/standing';
import { createColleagueFinder } from '../model/colleagues';
import { StandingRow } from './standing-row';

/** Finds who else is off on a date; undefined for staff, who see their own leave alone. */
function useColleagues(leavesOf: ((person: Person) => Leave[]) | undefined, isWanted: boolean) {
  const isAdmin = isAdminRole(useSignedInStaff());
  const { data: members } = useQuery({ ...memberQueries.list(), enabled: isAdmin && isWanted });
  return useMemo(
    () => (isAdmin && isWanted && members && leavesOf ? createColleagueFinder(members, leavesOf) : undefined),
    [isAdmin, isWanted, members, leavesOf],
  );
}

type StandingHintProps = {
  person: Person;
  /** At least one. */
  dates: readonly CalendarDate[];
  /** Whether it matters who else is off. */
  hasColleagues: boolean;
};

const NO_HOURS: ReadonlyMap<CalendarDate, number> = new Map();

/** What the person has on the chosen dates: leave, overtime, recorded hours, colleagues who are off. A hint, never a block. */
export function StandingHint({ person, dates, hasColleagues }: StandingHintProps) {
  const { t } = useTranslation('leave');
  const finder = useLeaveFinder();
  const overtimes = useQuery(leaveQueries.overtimes());
  const hours = useQuery(slotQueries.hoursByDate(person.id));
  const colleaguesOff = useColleagues(finder.leavesOf, hasColleagues);

  const isIncomplete = Boolean(finder.error ?? overtimes.error ?? hours.error);
  const isChecking = !isIncomplete && (!finder.leavesOf || overtimes.isPending || hours.isPending);
  const standings = standingOn(dates, {
    leaves: finder.leavesOf?.(person) ?? [],
    overtimes: overtimes.data?.filter((overtime) => belongsTo(overtime, person)) ?? [],
    recordedHours: hours.data ?? NO_HOURS,
    colleaguesOff: colleaguesOff && ((date) => colleaguesOff(person, date)),
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
              <StandingRow key={standing.date} standing={standing} person={person} />
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
