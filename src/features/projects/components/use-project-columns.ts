import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { toCalendarDate } from '@/lib/calendar-date';
import { dateColumn, fieldColumns } from '@/session/shown-fields';
import type { Column } from '@/ui/data-table/column';
import { PROJECT_FIELDS, type Project } from '../fields';

/** Code, both names and the day of registration. Source: PJ-2. */
export function useProjectColumns(): readonly Column<Project>[] {
  const { t } = useTranslation('projects');
  const { language } = useFormat();
  return useMemo(() => {
    const created = { id: 'created-at', header: t('field.createdAt'), width: 140 };
    const dayOf = ({ created_at: time }: Project) => time && toCalendarDate(new Date(time));
    return [
      ...fieldColumns<Project>(PROJECT_FIELDS, language),
      { ...dateColumn(created, dayOf, language), sortValue: ({ created_at: time }) => time ?? '' },
    ];
  }, [t, language]);
}
