import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberLink } from '@/features/members/components/member-link';
import { localName, useFormat } from '@/i18n/format';
import { nameKeywords } from '@/i18n/search-keywords';
import { fieldColumns } from '@/session/field-columns';
import type { Column } from '@/ui/data-table/column';
import { SKILL_FIELDS, type SkillSheet } from '../fields';

/** Fixed widths keep the layout stable while rows load. */
export function useSkillColumns(): readonly Column<SkillSheet>[] {
  const { t } = useTranslation('skills');
  const { language } = useFormat();
  return useMemo(
    () => [
      {
        id: 'staff',
        header: t('field.name'),
        width: '15%',
        text: ({ staff }) => (staff ? localName(staff, language) : t('list.formerMember')),
        keywords: ({ staff }) => (staff ? nameKeywords(staff, staff.username) : []),
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
