import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { DataTable } from '@/ui/data-table/data-table';
import { TableExport } from '@/ui/export/table-export';
import { hasBalance } from '../model/balance';
import type { LeaveRecord } from '../model/leave';
import { useRecordColumns } from './use-record-columns';

type LeaveRecordTableProps = {
  records: readonly LeaveRecord[] | undefined;
  error: unknown;
  onRetry: () => unknown;
  /** Shows the leaves of a record; undefined for staff, whose own leaves are shown already. */
  onShow?: (record: LeaveRecord) => void;
};

function hasSeveralYears(records: readonly LeaveRecord[] = []): boolean {
  return new Set(records.map(({ year }) => year)).size > 1;
}

/** Lists days granted, used and left; for one's own record also the days left by source. Source: LV-5. */
export function LeaveRecordTable({ records, error, onRetry, onShow }: LeaveRecordTableProps) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const columns = useRecordColumns({
    hasYears: hasSeveralYears(records),
    // Most servers send balances, so their columns exist from the start to keep the layout stable.
    hasBalances: records?.some(hasBalance) ?? true,
    // In the list of all people, the sources would be too many figures.
    hasSources: !onShow && (records?.some(({ remainingBySource }) => remainingBySource) ?? false),
  });
  return (
    <DataTable
      label={t('records.title')}
      rows={records}
      columns={columns}
      rowKey={({ key }) => key}
      hasSearch={onShow !== undefined}
      toolbar={
        onShow && ((found) => <TableExport title={t('records.title')} columns={columns} rows={found} />)
      }
      // Staff have one record, so its height is reserved.
      expectedRows={onShow ? undefined : 1}
      empty={{ title: t('records.none'), why: t('records.noneWhy') }}
      error={error && !records ? describeError(error) : undefined}
      onRetry={() => void onRetry()}
      actions={
        onShow &&
        ((record) => (
          <Button
            size="small"
            data-record={record.key}
            aria-label={t('records.showOf', { name: format.name(record) })}
            onClick={() => onShow(record)}
          >
            {t('records.show')}
          </Button>
        ))
      }
    />
  );
}
