import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateKeywords, formatDate, localName, otherName, useFormat } from '@/i18n/format';
import { isCalendarDate } from '@/lib/calendar-date';
import type { Column } from '@/ui/data-table/column';
import type { SkillSheet } from '../api/skill-sheet-schema';

/** The columns of the competency list. The first one is found by both names and the username. Source: SK-1. */
export function useSkillColumns(): readonly Column<SkillSheet>[] {
  const { t } = useTranslation('skills');
  const { language } = useFormat();
  return useMemo(() => {
    const dateText = (date: string) => (isCalendarDate(date) ? formatDate(date, language) : date);
    return [
      {
        id: 'staff',
        header: t('field.name'),
        text: ({ staff }) =>
          staff
            ? [localName(staff, language), otherName(staff, language), staff.username].join(' ')
            : t('list.formerMember'),
        sortValue: ({ staff }) => (staff ? localName(staff, language) : ''),
        cell: ({ staff }) =>
          staff ? (
            <>
              {localName(staff, language)}
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {staff.username}
              </Typography>
            </>
          ) : (
            t('list.formerMember')
          ),
      },
      { id: 'position', header: t('field.position'), text: ({ position }) => position?.name ?? '' },
      { id: 'grade', header: t('field.grade'), text: ({ grade }) => grade?.name ?? '' },
      {
        id: 'joinDate',
        header: t('field.joinDate'),
        text: ({ joinDate }) => dateText(joinDate),
        keywords: ({ joinDate }) => (isCalendarDate(joinDate) ? dateKeywords(joinDate) : []),
        cell: ({ joinDate }) => (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {dateText(joinDate)}
          </Box>
        ),
        sortValue: ({ joinDate }) => joinDate,
      },
      {
        id: 'japaneseLevel',
        header: t('field.japaneseLevel'),
        text: ({ japaneseLevel }) => japaneseLevel?.name ?? '',
      },
      {
        id: 'responsibility',
        header: t('field.responsibility'),
        text: ({ responsibilities }) => responsibilities.map(({ name }) => name).join(', '),
      },
      {
        id: 'majorTechStack',
        header: t('field.majorTechStack'),
        text: ({ majorTechStack }) => majorTechStack?.name ?? '',
      },
    ];
  }, [t, language]);
}
