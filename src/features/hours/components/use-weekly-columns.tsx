import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffNumbers } from '@/features/members/components/use-staff-numbers';
import { formatHours, localName, nameKeywords, useFormat } from '@/i18n/format';
import type { Column } from '@/ui/data-table/column';
import type { MemberHours } from '../model/weekly-hours';
import { HoursBar } from './hours-bar';

/** Staff name and hours, with a bar beside the `longest` ones. Source: HR-1. */
export function useWeeklyColumns(longest: number): readonly Column<MemberHours>[] {
  const { t } = useTranslation('hours');
  const { language } = useFormat();
  const staffNoOf = useStaffNumbers();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.member'),
        text: (member) => localName(member, language),
        keywords: (member) => nameKeywords(member, staffNoOf({ ...member, staffId: member.id })),
      },
      {
        id: 'hours',
        header: t('column.hours'),
        text: ({ hours }) => formatHours(hours, language),
        sortValue: ({ hours }) => hours,
        cell: ({ hours }) => (
          <>
            {formatHours(hours, language)}
            <HoursBar hours={hours} longest={longest} />
          </>
        ),
        align: 'right',
        width: '40%',
      },
    ],
    [t, language, longest, staffNoOf],
  );
}
