import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberLink } from '@/features/members/components/member-link';
import { localName, otherName, useFormat } from '@/i18n/format';
import { fieldColumns } from '@/session/field-columns';
import type { Column } from '@/ui/data-table/column';
import { SKILL_FIELDS, type SkillSheet } from '../fields';

/** Fixed widths, so that the layout is stable while rows load. */
export function useSkillColumns(): readonly Column<SkillSheet>[] {
  const { t } = useTranslation('skills');
  const { language } = useFormat();
  return useMemo(
    () => [
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
      ...fieldColumns(SKILL_FIELDS, language),
    ],
    [t, language],
  );
}
