import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberLink } from '@/features/members/components/member-link';
import { formatDate, localName, otherName, useFormat } from '@/i18n/format';
import { fieldColumns } from '@/session/shown-fields';
import type { Column } from '@/ui/data-table/column';
import { SKILL_FIELDS, type SkillSheet } from '../fields';

/**
 * The columns of the competency list, as wide before their rows are there as with them: the rest is for the actions.
 * The first one is found by both names and the username. Source: SK-1.
 */
export function useSkillColumns(): readonly Column<SkillSheet>[] {
  const { t } = useTranslation('skills');
  const { language } = useFormat();
  return useMemo(() => {
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
      ...fieldColumns(SKILL_FIELDS, language, {
        joinDate: {
          cell: ({ joinDate }) => (
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {formatDate(joinDate ?? '', language)}
            </Box>
          ),
        },
      }),
    ];
  }, [t, language]);
}
