import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberLink } from '@/features/members/components/member-link';
import { useStaffNumbers } from '@/features/members/components/use-staff-numbers';
import type { MemberHours } from '@/features/work/model/member-hours';
import { formatHours, localName, useFormat } from '@/i18n/format';
import { nameKeywords } from '@/i18n/search-keywords';
import type { Column } from '@/ui/data-table/column';
import { explorerAddress } from '../explorer/model/explorer-address';
import type { DateRange } from '../model/date-range';
import { FigureLink } from './figure-link';
import { HoursBar } from './hours-bar';

/** Each bar is relative to the `longest` hours. Source: HR-1. */
export function useWeeklyColumns(longest: number, { start, end }: DateRange): readonly Column<MemberHours>[] {
  const { t } = useTranslation('hours');
  const { language } = useFormat();
  const findStaffNo = useStaffNumbers();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.member'),
        text: (member) => localName(member, language),
        cell: (member) => <MemberLink id={member.id} name={localName(member, language)} />,
        keywords: (member) => nameKeywords(member, findStaffNo({ ...member, staffId: member.id })),
      },
      {
        id: 'hours',
        header: t('column.hours'),
        text: ({ hours }) => formatHours(hours, language),
        sortValue: ({ hours }) => hours,
        cell: ({ id, hours }) => (
          <>
            {hours === 0 ? (
              formatHours(hours, language)
            ) : (
              <FigureLink
                to={explorerAddress({
                  range: { start, end },
                  steps: [{ dimension: 'member', key: String(id) }],
                })}
              >
                {formatHours(hours, language)}
              </FigureLink>
            )}
            <HoursBar hours={hours} longest={longest} />
          </>
        ),
        align: 'right',
        width: '40%',
      },
    ],
    [t, language, longest, findStaffNo, start, end],
  );
}
