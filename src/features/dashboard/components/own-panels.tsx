import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { useFineColumns } from '@/features/fines/components/use-fine-columns';
import { useFineFormat } from '@/features/fines/components/use-fine-format';
import { sumPersonMonth, toLedger, type LedgerEntry } from '@/features/fines/model/fine-ledger';
import { useLeaveFinder } from '@/features/leave/api/use-leave-finder';
import { useLeaveColumns } from '@/features/leave/components/use-leave-columns';
import type { Leave } from '@/features/leave/model/leave';
import { describeError } from '@/i18n/describe-error';
import { toMonth } from '@/lib/calendar-date';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { dashboardQueries } from '../api/dashboard-queries';

const LEAVE_COLUMNS = ['type', 'date', 'duration'];
const FINE_COLUMNS = ['date', 'time', 'fine', 'count'];

function useChosenColumns<Row>(columns: readonly Column<Row>[], ids: readonly string[]) {
  return useMemo(
    () => ids.flatMap((chosenId) => columns.find(({ id }) => id === chosenId) ?? []),
    [columns, ids],
  );
}

/** The chosen columns of fines have no actions. */
const ignoreAction = () => undefined;
const leaveKey = ({ key }: Leave) => key;
const fineKey = ({ id }: LedgerEntry) => id;

/** Lists one's own leaves: type, date, duration. Source: DB-3. */
export function OwnLeaves() {
  const { t } = useTranslation('dashboard');
  const self = useSignedInStaff();
  const own = useQuery(dashboardQueries.ownRecords(self.id));
  // Most servers send leave records in place of the leaves, and the schema drops them.
  const needsFinder = own.data?.leaves.length === 0;
  const finder = useLeaveFinder({ isEnabled: needsFinder });
  const leaves = needsFinder ? finder.findLeaves?.(self) : own.data?.leaves;
  const error = own.data ? finder.error : own.error;
  const columns = useChosenColumns(useLeaveColumns({ hasNames: false }), LEAVE_COLUMNS);
  return (
    <Panel title={t('leaves.title')} isFlush>
      <DataTable
        label={t('leaves.title')}
        rows={leaves}
        columns={columns}
        rowKey={leaveKey}
        hasSearch={false}
        urlPrefix="leave"
        defaultSort="-date"
        empty={{ title: t('leaves.empty'), why: t('leaves.why') }}
        error={error && !leaves ? describeError(error) : undefined}
        onRetry={() => void (own.data ? finder.refetch() : own.refetch())}
      />
    </Panel>
  );
}

/** Lists one's own fines of all months: date, time, amount and the count with its warning. Source: DB-3. */
export function OwnFines() {
  const { t } = useTranslation('dashboard');
  const format = useFineFormat();
  const self = useSignedInStaff();
  const { data, error, refetch } = useQuery(dashboardQueries.ownRecords(self.id));
  const fines = data?.fines;
  const ledger = useMemo(() => fines && toLedger(fines), [fines]);
  const problem = fines === null ? new ApiError('contract') : error;
  const columns = useChosenColumns(useFineColumns(ignoreAction), FINE_COLUMNS);
  const { count, amount } = sumPersonMonth(ledger ?? [], self.id, toMonth(useToday()));
  return (
    <Panel
      title={t('fines.title')}
      subtitle={ledger && t('fines.ofMonth', { count, amount: format.amount(amount) })}
      isFlush
    >
      <DataTable
        label={t('fines.title')}
        rows={ledger ?? undefined}
        columns={columns}
        rowKey={fineKey}
        hasSearch={false}
        urlPrefix="fine"
        defaultSort="-date"
        empty={{ title: t('fines.empty'), why: t('fines.why') }}
        error={problem && !ledger ? describeError(problem) : undefined}
        onRetry={() => void refetch()}
      />
    </Panel>
  );
}
