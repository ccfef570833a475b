import type { QueryClient } from '@tanstack/react-query';
import { noteUnreadable } from '@/api/unreadable-rows';
import { today, type CalendarMonth } from '@/lib/calendar-date';
import { now } from '@/lib/clock';
import type { Staff } from '@/session/staff-schema';
import type { ExportContent } from '@/ui/export/use-export';
import { rememberExport } from '../api/exported-months';
import { payrollOf, payrollQueries, type PayrollScope } from '../api/payroll-queries';
import { exportedRows } from '../model/payroll-row';
import { payrollCsv, payrollFileName, payrollWorkbook } from './payroll-workbook';

type Payroll = {
  people: readonly Staff[];
  /** `YYYY-MM` */
  month: CalendarMonth;
  scope: PayrollScope;
  me: Staff;
  onExported?: () => void;
};

/**
 * The file of what stood in the preview; where that has not come, or could not be had, it is read afresh. Once it is saved, this
 * browser remembers it.
 *
 * @throws {ApiError}
 */
export async function preparePayroll(
  { people, month, scope, me, onExported }: Payroll,
  client: QueryClient,
  signal: AbortSignal,
): Promise<ExportContent> {
  const query = payrollQueries.source(scope);
  const state = client.getQueryState(query.queryKey);
  const isShown = state?.status === 'success' && state.fetchStatus === 'idle';
  const source = await client.query({ ...query, staleTime: isShown ? Infinity : 0 });
  // As long as the preview stands, what it lacks is counted with all that is shown.
  const isCounted = client.getQueryCache().find({ queryKey: query.queryKey })?.isActive() ?? false;
  if (!isCounted) noteUnreadable(signal, source.unreadable);
  const rows = payrollOf(people, month, source);
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
