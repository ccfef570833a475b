import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordScope } from '@/features/leave/api/use-record-scope';
import { withCatalogues } from '@/i18n/i18n';
import type { CalendarMonth } from '@/lib/calendar-date';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin, type Staff } from '@/session/staff-schema';
import { lazyComponent } from '@/start/lazy-component';
import { ExportControl } from '@/ui/export/export-control';
import { TableExport, type TableExportProps } from '@/ui/export/table-export';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useToday } from '@/ui/page/use-today';
import { presetPayrollMonth } from '../model/payroll-month';

type PayrollExportProps = {
  shown: readonly Staff[];
  everybody: readonly Staff[];
  initialMonth?: CalendarMonth;
  onExported?: () => void;
  /** The list whose export menu contains the payroll; without it, the payroll has its own button. */
  list?: TableExportProps<Staff>;
};

const PayrollChoice = lazyComponent(async () => (await import('./payroll-choice')).PayrollChoice);

const PayrollPreview = lazyComponent(
  async () => (await withCatalogues(import('./payroll-preview'), 'payroll', 'leave')).PayrollPreview,
  { meanwhile: <SkeletonBlock height={320} lines={8} /> },
);

/** Staff get their own row only. */
export function PayrollExport({ shown, everybody, initialMonth, onExported, list }: PayrollExportProps) {
  const { t } = useTranslation('exporting');
  const me = useSignedInStaff();
  const [chosenMonth, setChosenMonth] = useState<CalendarMonth | null>(null);
  const [isEverybody, setIsEverybody] = useState(false);
  const today = useToday();
  const month = chosenMonth ?? initialMonth ?? presetPayrollMonth(today);
  const hasChoice = isAdmin(me) && shown.length < everybody.length;
  const listed = hasChoice && isEverybody ? everybody : shown;
  const people = useMemo(
    () => (isAdmin(me) ? listed : shown.filter(({ id }) => id === me.id)),
    [me, listed, shown],
  );

  const recordsOf = useRecordScope();
  const scope = { onlyId: people.length === 1 ? people[0]?.id : undefined, recordsOf };
  const client = useQueryClient();

  async function prepare(signal: AbortSignal) {
    const { preparePayroll } = await import('../export/prepare-payroll');
    return preparePayroll({ people, month, scope, me, onExported }, client, signal);
  }

  const payroll = {
    prepare,
    options: {
      title: t('payroll.title'),
      isWide: true,
      content: (
        <PayrollChoice
          monthChoice={{ month, onMonth: setChosenMonth }}
          peopleChoice={
            hasChoice
              ? { found: shown.length, all: everybody.length, isEverybody, onEverybody: setIsEverybody }
              : null
          }
          rowCount={people.length}
        >
          <PayrollPreview people={people} month={month} scope={scope} userId={me.id} />
        </PayrollChoice>
      ),
    },
  };
  if (list) return <TableExport {...list} others={[{ name: t('payroll.name'), ...payroll }]} />;
  return (
    <ExportControl
      {...payroll}
      label={t('payroll.label')}
      blockedBecause={people.length === 0 ? t('nothing') : undefined}
    />
  );
}
