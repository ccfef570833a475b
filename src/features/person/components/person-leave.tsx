import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { leaveQueries } from '@/features/leave/api/leave-queries';
import { useLeaveFinder } from '@/features/leave/api/use-leave-finder';
import { useRecordScope } from '@/features/leave/api/use-record-scope';
import { DurationText } from '@/features/leave/components/duration-text';
import { latestBalance } from '@/features/leave/model/balance';
import { byDate, type Person } from '@/features/leave/model/leave';
import { mergeLeaveParts } from '@/features/leave/model/split-leave';
import { useFormat } from '@/i18n/format';
import { FirstRows, PersonPart } from './person-part';

export function PersonLeave({ member }: { member: Person }) {
  const { t } = useTranslation('person');
  const format = useFormat();
  const { id, eng_name, jp_name } = member;
  const onlyPerson = { id, eng_name, jp_name };
  const records = useQuery(leaveQueries.records(useRecordScope()));
  const { findLeaves, error, refetch } = useLeaveFinder({ onlyPerson });
  const balance = records.data && latestBalance(records.data, member);
  const remainingDays = balance?.remainingLeaves ?? null;
  const leaves = (findLeaves ? mergeLeaveParts(findLeaves(onlyPerson)) : []).sort((a, b) => byDate(b, a));
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
            {leave.date && `${format.date(leave.date)} · `}
            <DurationText duration={leave.duration} />
            {leave.reason && ` · ${leave.reason}`}
          </li>
        ))}
      </FirstRows>
    </PersonPart>
  );
}
