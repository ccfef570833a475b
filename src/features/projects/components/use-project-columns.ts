import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateKeywords, formatDate, useFormat } from '@/i18n/format';
import { toCalendarDate } from '@/lib/calendar-date';
import { fieldColumns } from '@/session/shown-fields';
import type { Column } from '@/ui/data-table/column';
import { PROJECT_FIELDS, type Project } from '../fields';

/** Code, both names and the day of registration. Source: PJ-2. */
export function useProjectColumns(): readonly Column<Project>[] {
  const { t } = useTranslation('projects');
  const { language } = useFormat();
  return useMemo(() => {
    const dayOf = ({ created_at: time }: Project) => (time ? toCalendarDate(new Date(time)) : '');
    return [
      ...fieldColumns<Project>(PROJECT_FIELDS),
      {
        id: 'created-at',
        header: t('field.createdAt'),
        text: (project) => (dayOf(project) ? formatDate(dayOf(project), language) : ''),
        keywords: (project) => dateKeywords(dayOf(project)),
        sortValue: ({ created_at: time }) => time ?? '',
        sheet: {
          value: (project) => (dayOf(project) ? { date: dayOf(project) } : null),
          numberFormat: 'yyyy/mm/dd',
        },
        width: 140,
      },
    ];
  }, [t, language]);
}
