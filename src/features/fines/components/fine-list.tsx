import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localName } from '@/i18n/format';
import { withCatalogues } from '@/i18n/i18n';
import { hasFilter } from '@/lib/active-filters';
import { lazyComponent } from '@/start/lazy-component';
import { ClearButton } from '@/ui/data-table/clear-button';
import { DataTable } from '@/ui/data-table/data-table';
import type { EmptyText } from '@/ui/data-table/no-rows';
import { readTableSearch } from '@/ui/data-table/use-table-url-state';
import { TableExport } from '@/ui/export/table-export';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { useUrlState } from '@/ui/page/use-url-state';
import {
  filterFines,
  finedYears,
  isRecentView,
  NO_FILTER,
  readFineFilter,
  type FineFilter,
} from '../model/fine-filter';
import type { LedgerEntry } from '../model/fine-ledger';
import { FineListFilter } from './fine-list-filter';
import { FineMonthStrip } from './fine-month-strip';
import { useFineActions } from './use-fine-actions';
import { useFineColumns } from './use-fine-columns';
import { useFineFormat } from './use-fine-format';

type FineListProps = {
  ledger: readonly LedgerEntry[] | undefined;
  /** The error as a `message()`. */
  error?: string;
  onRetry: () => void;
  onRecord: () => void;
};

const FinePicking = lazyComponent(
  async () => (await withCatalogues(import('./fine-picking'), 'lists')).FinePicking,
  { isForIdle: true },
);

const NO_ENTRIES: readonly LedgerEntry[] = [];
const getRowKey = ({ id }: LedgerEntry) => id;

/** Source: FIN-2, FIN-3. */
export function FineList({ ledger, error, onRetry, onRecord }: FineListProps) {
  const { t } = useTranslation(['fines', 'common']);
  const format = useFineFormat();
  const [filter, changeSearch] = useUrlState(readFineFilter);
  const [search] = useUrlState(readTableSearch);
  const isRecent = isRecentView(filter, search);
  const today = useToday();
  const rows = useMemo(
    () => ledger && filterFines(ledger, filter, today, search),
    [ledger, filter, today, search],
  );
  const years = useMemo(() => finedYears(ledger ?? NO_ENTRIES), [ledger]);
  const { askForStatus, renderDelete } = useFineActions();
  const columns = useFineColumns(askForStatus);

  const applyFilter = (next: FineFilter) => changeSearch({ ...next, page: null });

  function describeFilter() {
    const { staff, year, month, status } = filter;
    const fine = ledger?.find(({ staffId }) => staffId === staff);
    const range = [year, month && String(month).padStart(2, '0')].filter(Boolean).join('-');
    return [
      fine && localName(fine.member, format.language),
      isRecent ? t('list.recent') : range,
      status && t(`status.${status}`),
    ];
  }

  function describeRows(): string {
    if (filter.year !== null) return t('list.ofYear', { year: format.year(filter.year) });
    return isRecent ? t('list.recent') : t('list.allYears');
  }

  function describeEmpty(): EmptyText {
    if (ledger?.length === 0) {
      return {
        title: t('empty.title'),
        why: t('empty.why'),
        action: (
          <Button variant="outlined" onClick={onRecord}>
            {t('empty.action')}
          </Button>
        ),
      };
    }
    if (!hasFilter(filter)) return { title: t('empty.recentTitle'), why: t('empty.recentWhy') };
    return {
      title: t('empty.filteredTitle'),
      why: filter.year === null ? t('empty.filteredWhy') : t('empty.filteredYearWhy'),
      action: <ClearButton onClear={() => applyFilter(NO_FILTER)}>{t('common:filter.clear')}</ClearButton>,
    };
  }

  return (
    <Panel title={t('list.title')} subtitle={describeRows()} isFlush>
      <DataTable
        label={t('list.title')}
        rows={rows}
        columns={columns}
        rowKey={getRowKey}
        defaultSort="-date"
        searchLabel={t('list.search')}
        summary={(found) => <FineMonthStrip entries={error ? NO_ENTRIES : rows && found} />}
        actions={renderDelete}
        picking={(table) => <FinePicking {...table} everything={ledger ?? NO_ENTRIES} />}
        toolbar={(found) => (
          <>
            <FineListFilter filter={filter} isRecent={isRecent} years={years} onFilter={applyFilter} />
            <TableExport title={t('list.title')} narrowed={describeFilter()} columns={columns} rows={found} />
          </>
        )}
        error={error}
        onRetry={onRetry}
        empty={describeEmpty()}
      />
    </Panel>
  );
}
