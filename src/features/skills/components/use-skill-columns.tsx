import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberLink } from '@/features/members/components/member-link';
import { dateKeywords, formatDate, localName, otherName, useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import type { Column } from '@/ui/data-table/column';
import type { SkillSheet } from '../api/skill-sheet-schema';

/**
 * The columns of the competency list, as wide before their rows are there as with them: the rest is for the actions.
 * The first one is found by both names and the username. Source: SK-1.
 */
export function useSkillColumns(): readonly Column<SkillSheet>[] {
  const { t } = useTranslation('skills');
  const { language } = useFormat();
  return useMemo(() => {
    const dateText = (date: CalendarDate | null) => formatDate(date ?? '', language);
    return [
      {
        id: 'staff',
        header: t('field.name'),
        width: '15%',
        text: ({ staff }) =>
          staff
            ? [localName(staff, language), otherName(staff, language), staff.username].join(' ')
            : t('list.formerMember'),
        sortValue: ({ staff }) => (staff ? localName(staff, language) : ''),
        cell: ({ staff }) =>
          staff ? (
            <>
              <MemberLink id={staff.id} name={localName(staff, language)} />
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {staff.username}
              </Typography>
            </>
          ) : (
            t('list.formerMember')
          ),
      },
      {
        id: 'position',
        header: t('field.position'),
        width: '10%',
        text: ({ position }) => position?.name ?? '',
      },
      { id: 'grade', header: t('field.grade'), width: '8%', text: ({ grade }) => grade?.name ?? '' },
      {
        id: 'joinDate',
        header: t('field.joinDate'),
        width: '11%',
        text: ({ joinDate }) => dateText(joinDate),
        keywords: ({ joinDate }) => dateKeywords(joinDate),
        cell: ({ joinDate }) => (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {dateText(joinDate)}
          </Box>
        ),
        sortValue: ({ joinDate }) => joinDate ?? '',
      },
      {
        id: 'japaneseLevel',
        header: t('field.japaneseLevel'),
        width: '12%',
        text: ({ japaneseLevel }) => japaneseLevel?.name ?? '',
      },
      {
        id: 'responsibility',
        header: t('field.responsibility'),
        width: '15%',
        text: ({ responsibilities }) => responsibilities.map(({ name }) => name).join(', '),
      },
      {
        id: 'majorTechStack',
        header: t('field.majorTechStack'),
        width: '13%',
        text: ({ majorTechStack }) => majorTechStack?.name ?? '',
      },
    ];
  }, [t, language]);
}
