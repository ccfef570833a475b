import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '@/lib/calendar-date';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { ExportControl } from '@/ui/export/export-control';
import { useToday } from '@/ui/page/use-today';
import { readPayroll } from '../api/read-payroll';
import { payrollCsv, payrollFileName, payrollWorkbook } from '../export/payroll-workbook';
import { presetPayrollMonth } from '../model/payroll-month';
import { PayrollMonth, PayrollPeople } from './payroll-options';

type PayrollExportProps = {
  /** Whom a search found, in the shown order. */
  shown: readonly Staff[];
  /** Everybody, in the order of the list. */
  everybody: readonly Staff[];
};

/**
 * Exports the payroll of a month: of the members that the list shows, or of all. Who is no administrator gets
 * nobody's row but their own. Source: EX-1, EX-2.
 */
export function PayrollExport({ shown, everybody }: PayrollExportProps) {
  const { t } = useTranslation('exporting');
  const me = useSignedInStaff();
  const [chosenMonth, setChosenMonth] = useState<string | null>(null);
  const [isEverybody, setIsEverybody] = useState(false);
  const day = useToday();
  const preset = useMemo(() => presetPayrollMonth(day), [day]);
  const month = chosenMonth ?? preset;
  const hasChoice = isAdmin(me) && shown.length < everybody.length;
  const listed = hasChoice && isEverybody ? everybody : shown;
  const people = isAdmin(me) ? listed : shown.filter(({ id }) => id === me.id);

  async function prepare(signal: AbortSignal) {
    const recordsOf = isAdmin(me) ? undefined : me;
    const rows = await readPayroll({ people, month, recordsOf, signal });
    return {
      fileName: payrollFileName(today(), month),
      workbook: () => payrollWorkbook(rows, month),
      csv: () => payrollCsv(rows),
    };
  }

  return (
    <ExportControl
      label={t('payroll.label')}
      blockedBecause={people.length === 0 ? t('nothing') : undefined}
      prepare={prepare}
      options={{
        title: t('payroll.title'),
        content: (
          <>
            <PayrollMonth month={month} onMonth={setChosenMonth} />
            {hasChoice && (
              <PayrollPeople
                found={shown.length}
                all={everybody.length}
                isEverybody={isEverybody}
                onEverybody={setIsEverybody}
              />
            )}
          </>
        ),
      }}
    />
  );
}
