import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { useOwnDays } from '@/features/dashboard/components/month/use-own-days';
import { daysToComplete, workMonth } from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { TourFactProps } from './tour-fact';

/** How many days of this month one has to complete oneself. */
export function DaysFact({ children }: TourFactProps) {
  const { t } = useTranslation('tour');
  const format = useFormat();
  const self = useSignedInStaff();
  const { known } = useOwnDays();
  const count = known ? daysToComplete(workMonth(known.today, known)).length : 0;
  return children(
    count > 0 ? { words: t('missing', { count, name: format.name(self) }), to: paths.dashboard } : undefined,
  );
}
