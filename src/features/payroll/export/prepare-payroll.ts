import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { recordInvalidRows } from '@/api/invalid-rows';
import type { Person } from '@/features/leave/model/leave';
import { today, type CalendarMonth } from '@/lib/calendar-date';
import { now } from '@/lib/clock';
import type { Staff } from '@/session/staff-schema';
import type { ExportContent } from '@/ui/export/use-export';
import { rememberExport } from '../api/exported-months';
import { createPayroll, payrollQueries, type PayrollScope } from '../api/payroll-queries';
import { exportedRows } from '../model/payroll-row';
import { payrollCsv, payrollFileName, payrollWorkbook } from './payroll-workbook';

type Payroll = {
  people: readonly Staff[];
  month: CalendarMonth;
  scope: PayrollScope;
  me: Person;
  onExported?: () => void;
};

/**
 * Takes the payroll from the preview, or reads it again; this browser remembers the export after the save.
 *
 * @throws {ApiError} if the payroll cannot be read.
 */
export async function preparePayroll(
  { people, month, scope, me, onExported }: Payroll,
  client: QueryClient,
  signal: AbortSignal,
): Promise<ExportContent> {
  const query = payrollQueries.source(scope);
  const state = client.getQueryState(query.queryKey);
  const isPreviewed = state?.status === 'success' && state.fetchStatus === 'idle';
  // Without this observer, closing the dialog would cancel the running read of the preview.
  const release = new QueryObserver(client, { ...query, enabled: false }).subscribe(() => {});
  const source = await client.query({ ...query, staleTime: isPreviewed ? Infinity : 0 }).finally(release);
  // `useExport` already counts the invalid rows of active queries.
  const isCounted = client.getQueryCache().find({ queryKey: query.queryKey })?.isActive() ?? false;
  if (!isCounted) recordInvalidRows(signal, source.invalidRowCount);
  const rows = createPayroll(people, month, source);
  return {
    fileName: payrollFileName(today(), month),
    workbook: () => payrollWorkbook(rows, month),
    csv: () => payrollCsv(rows),
    onSaved: () => {
      rememberExport(me, { month, exportedAt: now().getTime(), rows: exportedRows(rows) });
      onExported?.();
    },
  };
}
