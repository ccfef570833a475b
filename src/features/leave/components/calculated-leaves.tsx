import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffNumbers } from '@/features/members/components/use-staff-numbers';
import { describeError } from '@/i18n/describe-error';
import { localName, useFormat } from '@/i18n/format';
import { nameKeywords } from '@/i18n/search-keywords';
import { fieldColumns } from '@/session/field-columns';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { leaveQueries } from '../api/leave-queries';
import { RECORD_FIELDS } from '../fields';
import type { LeaveRecord } from '../model/leave';

/** The calculated leave records, the latest first. Source: LV-3. */
export function CalculatedLeaves() {
  const { t } = useTranslation('leave');
  const { language } = useFormat();
  const findStaffNo = useStaffNumbers();
  const { data, error, isLoadingError, refetch } = useQuery(leaveQueries.records());
  const rows = useMemo(() => data?.toReversed(), [data]);
  const columns = useMemo(
    (): Column<LeaveRecord>[] => [
      {
        id: 'name',
        header: t('column.name'),
        text: (record) => localName(record, language),
        keywords: (record) => nameKeywords(record, findStaffNo(record)),
      },
      ...fieldColumns<LeaveRecord>(RECORD_FIELDS, language),
      {
        id: 'offDays',
        header: t('column.offDays'),
        text: (record) => record.totalLeaves ?? '',
        align: 'right',
      },
    ],
    [t, language, findStaffNo],
  );
  return (
    <DataTable
      label={t('list.calculations')}
      rows={rows}
      columns={columns}
      rowKey={({ key }) => key}
      empty={{ title: t('list.noCalculations'), why: t('list.noCalculationsWhy') }}
      error={isLoadingError ? describeError(error) : undefined}
      onRetry={() => void refetch()}
      urlPrefix="calculated"
    />
  );
}
