import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { memberQueries } from '@/features/members/api/member-queries';
import { exportOf } from '@/features/payroll/api/exported-months';
import { PayrollExport } from '@/features/payroll/components/payroll-export';
import { useFormat } from '@/i18n/format';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { MonthPoint } from './month-point';

/** Whether this browser knows of an export of the month, `YYYY-MM`, and the export itself. */
export function PayrollPoint({ month }: { month: string }) {
  const { t } = useTranslation('settling');
  const format = useFormat();
  const me = useSignedInStaff();
  const { data: members, error, refetch } = useQuery(memberQueries.list());
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const exported = exportOf(me.id, month);
  const known = new Set(exported?.rows.map(({ id }) => id));
  const missing = members?.filter(({ id }) => !known.has(id)).length;
  return (
    <MonthPoint
      title={t('payroll.title')}
      state={{
        open: missing,
        error,
        onRetry: () => void refetch(),
      }}
      words={
        exported
          ? t('payroll.exported', {
              date: format.moment(exported.exportedAt),
              name: format.name(exported.by),
            })
          : t('payroll.never')
      }
      notes={[!!exported && !!missing && t('payroll.missing', { count: missing })]}
    >
      {members && (
        <PayrollExport
          key={month}
          shown={members}
          everybody={members}
          firstMonth={month}
          onExported={lookAgain}
        />
      )}
    </MonthPoint>
  );
}
