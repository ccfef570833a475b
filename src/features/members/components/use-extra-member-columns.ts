import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { dateColumn } from '@/session/field-columns';
import type { Staff } from '@/session/staff-schema';
import type { Column } from '@/ui/data-table/column';
import { useExtraColumns } from '../api/extra-column-store';
import { joinDateQueries } from '../api/join-date-queries';

export function useAllExtraColumns(
  joinDates: ReadonlyMap<number, CalendarDate> | undefined,
): readonly Column<Staff>[] {
  const { t } = useTranslation('members');
  const { language } = useFormat();
  return useMemo(
    () => [
      {
        id: 'staffNo',
        header: t('field.staffNo'),
        width: '8%',
        text: (member) => member.staff_no,
      },
      dateColumn(
        { id: 'joinDate', header: t('columns.joinDate'), width: '11%' },
        ({ id }) => joinDates?.get(id) ?? null,
        language,
      ),
    ],
    [t, language, joinDates],
  );
}

/** The columns that the user has added. Dates of joining are read only for their column; a failure is a toast. */
export function useChosenExtraColumns(): readonly Column<Staff>[] {
  const { chosen } = useExtraColumns();
  const { data: joinDates } = useQuery({ ...joinDateQueries.all(), enabled: chosen.includes('joinDate') });
  const columns = useAllExtraColumns(joinDates);
  return useMemo(() => columns.filter(({ id }) => chosen.some((name) => name === id)), [columns, chosen]);
}
