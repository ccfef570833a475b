import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { DataTable } from '@/ui/data-table/data-table';
import { TableExport } from '@/ui/export/table-export';
import { leaveQueries } from '../api/leave-queries';
import { countedHours } from '../model/check-overtimes';
import { belongsTo, type Overtime, type Person } from '../model/leave';
import { useOvertimeColumns } from './use-overtime-columns';

type RegisteredOvertimesProps = { onlyPerson?: Person };

/** Source: LV-4. */
export function RegisteredOvertimes({ onlyPerson }: RegisteredOvertimesProps) {
  const { t } = useTranslation('leave');
  const { data, error, isLoadingError, refetch } = useQuery(leaveQueries.overtimes());
  const rows = useMemo(
    () => (onlyPerson ? data?.filter((overtime) => belongsTo(overtime, onlyPerson)) : data),
    [data, onlyPerson],
  );
  const { columns, sheetColumns } = useOvertimeColumns();
  return (
    <DataTable
      label={t('list.overtimes')}
      rows={rows}
      columns={columns}
      rowKey={({ key }) => key}
      toolbar={(found) => <TableExport title={t('list.overtimes')} columns={sheetColumns} rows={found} />}
      summary={(found) => found.length > 0 && <OvertimeTotal overtimes={found} />}
      empty={{ title: t('list.noOvertimes'), why: t('list.noOvertimesWhy') }}
      error={isLoadingError ? describeError(error) : undefined}
      onRetry={() => void refetch()}
      defaultSort="-date"
      urlPrefix="overtime"
    />
  );
}

function OvertimeTotal({ overtimes }: { overtimes: readonly Overtime[] }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const hours = overtimes.reduce((total, overtime) => total + (countedHours(overtime) ?? 0), 0);
  return (
    <Typography variant="body2" sx={{ px: { xs: 2, sm: 3 } }}>
      {t('list.overtimeTotal', { hours: format.hours(hours) })}
    </Typography>
  );
}
