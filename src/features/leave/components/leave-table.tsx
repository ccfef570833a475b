import { describeError } from '@/i18n/describe-error';
import { DataTable } from '@/ui/data-table/data-table';
import { TableExport } from '@/ui/export/table-export';
import type { EmptyText } from '@/ui/data-table/no-rows';
import type { Leave } from '../model/leave';
import { useLeaveColumns } from './use-leave-columns';

type LeaveTableProps = {
  label: string;
  leaves: readonly Leave[] | undefined;
  error: unknown;
  onRetry: () => unknown;
  empty: EmptyText;
  hasNames?: boolean;
};

/** Leaves, the latest date first. Source: LV-2. */
export function LeaveTable({ label, leaves, error, onRetry, empty, hasNames = true }: LeaveTableProps) {
  const columns = useLeaveColumns({ hasNames });
  return (
    <DataTable
      label={label}
      rows={leaves}
      columns={columns}
      rowKey={({ key }) => key}
      toolbar={(found) => <TableExport title={label} columns={columns} rows={found} />}
      empty={empty}
      error={error && !leaves ? describeError(error) : undefined}
      onRetry={() => void onRetry()}
      defaultSort="-date"
      urlPrefix="leave"
    />
  );
}
