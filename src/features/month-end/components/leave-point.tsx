import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { findReadFailure, refetchFailed } from '@/api/read-failures';
import { leaveQueries } from '@/features/leave/api/leave-queries';
import { DurationText } from '@/features/leave/components/duration-text';
import { useOddWords } from '@/features/payroll/components/use-odd-words';
import { toMonth } from '@/lib/calendar-date';
import { openLeaves } from '../model/open-items';
import { registrationAddress } from '../model/registration-address';
import { MonthPoint, type PointProps } from './month-point';
import { OpenRow, OpenRows } from './open-rows';

export function LeavePoint({ firstDay }: PointProps) {
  const { t } = useTranslation('settling');
  const oddWords = useOddWords();
  const leaves = useQuery(leaveQueries.leaves());
  const records = useQuery(leaveQueries.records());
  const found = leaves.data && records.data && openLeaves(leaves.data, records.data, toMonth(firstDay));
  const count = found?.rows.length;
  return (
    <MonthPoint
      title={t('leave.title')}
      state={{
        open: count,
        error: findReadFailure(leaves, records),
        onRetry: () => refetchFailed(leaves, records),
      }}
      words={count ? t('leave.open', { count }) : t('leave.none')}
      notes={[!!found?.undated && t('undated', { count: found.undated })]}
      link={{ to: registrationAddress('existing', toMonth(firstDay)), words: t('leave.link') }}
    >
      <OpenRows>
        {found?.rows.map((leave) => (
          <OpenRow
            key={leave.key}
            person={leave}
            date={leave.date}
            to={registrationAddress('existing', `${leave.eng_name} ${leave.date ?? ''}`)}
            mark={{ label: oddWords.noRecord, color: 'warning' }}
          >
            <DurationText duration={leave.duration} />
          </OpenRow>
        ))}
      </OpenRows>
    </MonthPoint>
  );
}
