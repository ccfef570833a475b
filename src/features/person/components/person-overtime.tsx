import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { leaveQueries } from '@/features/leave/api/leave-queries';
import { DurationText } from '@/features/leave/components/duration-text';
import { belongsTo, byDate, type Person } from '@/features/leave/model/leave';
import { checkOvertimes } from '@/features/leave/model/check-overtimes';
import { useOddWords } from '@/features/payroll/components/use-odd-words';
import { useFormat } from '@/i18n/format';
import { FirstRows, PersonPart } from './person-part';

export function PersonOvertime({ member }: { member: Person }) {
  const { t } = useTranslation('person');
  const format = useFormat();
  const oddWords = useOddWords();
  const { data, error, refetch } = useQuery(leaveQueries.overtimes());
  const own = data?.filter((overtime) => belongsTo(overtime, member)).sort((a, b) => byDate(b, a)) ?? [];
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
            {overtime.date && `${format.date(overtime.date)} · `}
            <DurationText duration={overtime.duration} />
            {odd && (
              <Chip size="small" variant="outlined" color="warning" label={oddWords[odd]} sx={{ ml: 1 }} />
            )}
          </li>
        ))}
      </FirstRows>
    </PersonPart>
  );
}
