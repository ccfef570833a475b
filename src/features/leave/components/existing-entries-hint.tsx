import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { memberQueries } from '@/features/members/api/member-queries';
import { slotQueries } from '@/features/work/api/slot-queries';
import { reportingAddress } from '@/features/work/model/reporting-address';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import type { CalendarDate } from '@/lib/calendar-date';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin as isAdminRole } from '@/session/staff-schema';
import { leaveQueries } from '../api/leave-queries';
import { useLeaveFinder } from '../api/use-leave-finder';
import { durationLabel } from '../model/duration';
import { createColleagueFinder, findExistingEntries, type ExistingEntries } from '../model/existing-entries';
import { belongsTo, isRejected, type Leave, type Person } from '../model/leave';
import { HintRow, type HintFigure } from './hint-row';
import { useRecordAddress } from './use-record-address';

/** More colleagues are counted without their names. */
const MOST_NAMES = 3;

function EntriesRow({ entries, person }: { entries: ExistingEntries; person: Person }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const self = useSignedInStaff();
  const getRecordAddress = useRecordAddress();
  const { date, leaves, overtimes, recordedHours, colleagues } = entries;

  const named = colleagues.slice(0, MOST_NAMES).map((colleague) => format.name(colleague));
  const others = colleagues.length - named.length;
  const names = format.list(others > 0 ? [...named, t('existing.others', { count: others })] : named);

  const search = encodeURIComponent(person.eng_name);
  const overtimeAddress = `${paths.leaveRegistration}?mode=overtime&staff=${person.id}&overtime-q=${search}`;
  const dayAddress = reportingAddress(date, person.id === self.id ? undefined : person.id);
  const figures: HintFigure[] = [
    ...leaves.map(({ duration }) => ({
      words: t('existing.leave', { duration: translateMessage(durationLabel(duration)) }),
      to: getRecordAddress(person),
    })),
    ...overtimes.map((overtime) => ({
      words: t(isRejected(overtime) ? 'existing.rejected' : 'existing.overtime', {
        duration: translateMessage(durationLabel(overtime.duration)),
      }),
      to: overtimeAddress,
    })),
    ...(recordedHours > 0
      ? [{ words: t('existing.recorded', { hours: format.hours(recordedHours) }), to: dayAddress }]
      : []),
    ...(colleagues.length > 0
      ? [
          {
            words: t('existing.colleagues', { names }),
            to: `${paths.leaveRecords}?view=wall&from=${date}&show=leave`,
          },
        ]
      : []),
  ];
  return <HintRow label={format.dayOfMonth(date)} figures={figures} />;
}

/** Returns a finder of other people with leave on a date; undefined for staff, who see only their own. */
function useColleagueFinder(findLeaves: ((person: Person) => Leave[]) | undefined, isEnabled: boolean) {
  const isAdmin = isAdminRole(useSignedInStaff());
  const { data: members } = useQuery({ ...memberQueries.list(), enabled: isAdmin && isEnabled });
  return useMemo(
    () =>
      isAdmin && isEnabled && members && findLeaves ? createColleagueFinder(members, findLeaves) : undefined,
    [isAdmin, isEnabled, members, findLeaves],
  );
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
  const findColleagues = useColleagueFinder(finder.findLeaves, showsColleagues);

  const isIncomplete = Boolean(finder.error ?? overtimes.error ?? hours.error);
  const isChecking = !isIncomplete && (!finder.findLeaves || overtimes.isPending || hours.isPending);
  const existingEntries = findExistingEntries(dates, {
    leaves: finder.findLeaves?.(person) ?? [],
    overtimes: overtimes.data?.filter((overtime) => belongsTo(overtime, person)) ?? [],
    recordedHours: hours.data ?? NO_HOURS,
    findColleagues: findColleagues && ((date) => findColleagues(person, date)),
  });

  if (isChecking || (existingEntries.length === 0 && !isIncomplete)) {
    return (
      <HintStatus>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(isChecking ? 'existing.checking' : 'existing.nothing')}
        </Typography>
      </HintStatus>
    );
  }
  return (
    <HintStatus>
      <Alert role="presentation" severity={isIncomplete ? 'warning' : 'info'}>
        {existingEntries.length > 0 && (
          <>
            <AlertTitle>{t('existing.title')}</AlertTitle>
            <Box component="ul" sx={{ display: 'grid', gap: 0.75, listStyle: 'none', m: 0, p: 0 }}>
              {existingEntries.map((entries) => (
                <EntriesRow key={entries.date} entries={entries} person={person} />
              ))}
            </Box>
            <Typography variant="body2" sx={{ mt: 0.75 }}>
              {t('existing.note')}
            </Typography>
          </>
        )}
        {isIncomplete && <Typography variant="body2">{t('existing.incomplete')}</Typography>}
      </Alert>
    </HintStatus>
  );
}

/** One element for all states, because screen readers announce changes of a status that exists already. */
function HintStatus({ children }: { children: ReactNode }) {
  return (
    <Box role="status" sx={{ mt: 2 }}>
      {children}
    </Box>
  );
}
