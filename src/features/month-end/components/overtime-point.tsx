import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { leaveQueries } from '@/features/leave/api/leave-queries';
import { DurationText } from '@/features/leave/components/duration-text';
import { useOddWords } from '@/features/payroll/components/use-odd-words';
import { toMonth } from '@/lib/calendar-date';
import { openOvertimes } from '../model/open-items';
import { registrationAddress } from '../model/registration-address';
import { MonthPoint, type PointProps } from './month-point';
import { OpenRow, OpenRows } from './open-rows';

export function OvertimePoint({ firstDay }: PointProps) {
  const { t } = useTranslation('settling');
  const oddWords = useOddWords();
  const { data, error, refetch } = useQuery(leaveQueries.overtimes());
  const found = data && openOvertimes(data, toMonth(firstDay));
  const count = found?.rows.length;
  return (
    <MonthPoint
      title={t('overtime.title')}
      state={{ open: count, error, onRetry: () => void refetch() }}
      words={count ? t('overtime.open', { count }) : t('overtime.none')}
      notes={[!!found?.undated && t('undated', { count: found.undated })]}
      link={{ to: registrationAddress('overtime', toMonth(firstDay)), words: t('overtime.link') }}
    >
      <OpenRows>
        {found?.rows.map(({ overtime, odd }) => (
          <OpenRow
            key={overtime.key}
            person={overtime}
            date={overtime.date}
            to={registrationAddress('overtime', `${overtime.eng_name} ${overtime.date ?? ''}`)}
            mark={odd && { label: oddWords[odd], color: 'warning' }}
          >
            <DurationText duration={overtime.duration} />
          </OpenRow>
        ))}
      </OpenRows>
    </MonthPoint>
  );
}
