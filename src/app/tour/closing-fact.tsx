import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { useClosingBoard } from '@/features/hours/closing/components/use-closing-board';
import { useFormat } from '@/i18n/format';
import { firstOfMonth } from '@/lib/calendar-date';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { useToday } from '@/ui/page/use-today';
import { mostToComplete } from './story';
import type { TourFactProps } from './tour-fact';

/** Which colleague has most days of this month to complete. */
export function ClosingFact({ children }: TourFactProps) {
  const { t } = useTranslation('tour');
  const format = useFormat();
  const { rows } = useClosingBoard(firstOfMonth(useToday()));
  const { id } = useSignedInStaff();
  const row = rows && mostToComplete(rows, id);
  return children(
    row && {
      words: t('missing', { count: row.open.length, name: format.name(row.person) }),
      to: `${paths.weeklyWorkTime}?view=closing&q=${encodeURIComponent(format.name(row.person))}`,
    },
  );
}
