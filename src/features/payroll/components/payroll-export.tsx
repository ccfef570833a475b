import { useTranslation } from 'react-i18next';
import { today } from '@/lib/calendar-date';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { ExportControl } from '@/ui/export/export-control';
import { readPayroll } from '../api/read-payroll';
import { payrollCsv, payrollFileName, payrollWorkbook } from '../export/payroll-workbook';

/**
 * Exports the payroll of this month: of the members that the list shows, in its order. Who is no administrator gets
 * nobody's row but their own. Source: EX-1, EX-2.
 */
export function PayrollExport({ shown }: { shown: readonly Staff[] }) {
  const { t } = useTranslation('exporting');
  const me = useSignedInStaff();
  const recordsOf = isAdmin(me) ? undefined : me;
  const people = isAdmin(me) ? shown : shown.filter(({ id }) => id === me.id);

  async function prepare(signal: AbortSignal) {
    const date = today();
    const rows = await readPayroll({ people, month: date.slice(0, 7), recordsOf, signal });
    return {
      fileName: payrollFileName(date),
      workbook: () => payrollWorkbook(rows),
      csv: () => payrollCsv(rows),
    };
  }

  return (
    <ExportControl
      label={t('payroll.label')}
      blockedBecause={people.length === 0 ? t('nothing') : undefined}
      prepare={prepare}
    />
  );
}
