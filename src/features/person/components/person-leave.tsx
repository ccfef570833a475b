import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { leaveQueries } from '@/features/leave/api/leave-queries';
import { useLeaveFinder } from '@/features/leave/api/use-leave-finder';
import { useRecordScope } from '@/features/leave/api/use-record-scope';
import { DurationText } from '@/features/leave/components/duration-text';
import { latestBalance } from '@/features/leave/model/balance';
import { belongsTo, byDate, type Person } from '@/features/leave/model/leave';
import { mergeLeaveParts } from '@/features/leave/model/split-leave';
import { checkOvertimes } from '@/features/leave/model/odd-overtime';
import { useOddWords } from '@/features/payroll/components/use-odd-words';
import { useFormat } from '@/i18n/format';
import { FirstRows, PersonPart } from './person-part';

type PartProps = { member: Person };

const latestFirst: typeof byDate = (a, b) => byDate(b, a);

/** The balance, if the server sends it, and the latest leaves. */
export function LeavePart({ member }: PartProps) {
  const { t } = useTranslation('person');
  const format = useFormat();
  const { id, eng_name, jp_name } = member;
  const onlyPerson = useMemo(() => ({ id, eng_name, jp_name }), [id, eng_name, jp_name]);
  const scope = useRecordScope();
  const records = useQuery(leaveQueries.records(scope && onlyPerson));
  const { findLeaves, error, refetch } = useLeaveFinder({ onlyPerson });
  const balance = records.data && latestBalance(records.data, member);
  const remainingDays = balance?.remainingLeaves ?? null;
  const leaves = (findLeaves ? mergeLeaveParts(findLeaves(onlyPerson)) : []).sort(latestFirst);
  return (
    <PersonPart
      title={t('leave.title')}
      isLoaded={findLeaves !== undefined}
      height={184}
      error={error}
      onRetry={refetch}
      link={{ to: `${paths.leaveRegistration}?mode=existing&staff=${id}`, words: t('leave.link') }}
    >
      <Typography>
        {remainingDays === null ? t('leave.unknown') : t('leave.left', { count: remainingDays })}
      </Typography>
      {balance?.totalLeaves != null && balance.usedLeaves !== null && (
        <span>
          {t('leave.used', {
            granted: format.number(balance.totalLeaves),
            used: format.number(balance.usedLeaves),
          })}
        </span>
      )}
      <FirstRows>
        {leaves.map((leave) => (
          <li key={leave.key}>
            {leave.date && format.date(leave.date)} · <DurationText duration={leave.duration} />
            {leave.reason && ` · ${leave.reason}`}
          </li>
        ))}
      </FirstRows>
    </PersonPart>
  );
}

/** Overtime of all months, with reasons to check it. */
export function OvertimePart({ member }: PartProps) {
  const { t } = useTranslation('person');
  const format = useFormat();
  const oddWords = useOddWords();
  const { data, error, refetch } = useQuery(leaveQueries.overtimes());
  const own = data?.filter((overtime) => belongsTo(overtime, member)).sort(latestFirst) ?? [];
  return (
    <PersonPart
      title={t('overtime.title')}
      isLoaded={data !== undefined}
      error={error}
      onRetry={refetch}
      link={{
        to: `${paths.leaveRegistration}?mode=overtime&staff=${member.id}`,
        words: t('overtime.link'),
      }}
    >
      <FirstRows>
        {checkOvertimes(own).map(({ overtime, odd }) => (
          <li key={overtime.key}>
            {overtime.date && format.date(overtime.date)} · <DurationText duration={overtime.duration} />
            {odd && (
              <Chip size="small" variant="outlined" color="warning" label={oddWords[odd]} sx={{ ml: 1 }} />
            )}
          </li>
        ))}
      </FirstRows>
    </PersonPart>
  );
}
