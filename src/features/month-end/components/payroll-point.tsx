import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { memberQueries } from '@/features/members/api/member-queries';
import { readExport } from '@/features/payroll/api/exported-months';
import { PayrollExport } from '@/features/payroll/components/payroll-export';
import { useFormat } from '@/i18n/format';
import type { CalendarMonth } from '@/lib/calendar-date';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { MonthPoint } from './month-point';

export function PayrollPoint({ month }: { month: CalendarMonth }) {
  const { t } = useTranslation('settling');
  const format = useFormat();
  const me = useSignedInStaff();
  const { data: members, error, refetch } = useQuery(memberQueries.list());
  // `readExport` reads the storage, so a new export must cause a render.
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const exported = readExport(me.id, month);
  const exportedIds = new Set(exported?.rows.map(({ id }) => id));
  const missingCount = members?.filter(({ id }) => !exportedIds.has(id)).length;
  return (
    <MonthPoint
      title={t('payroll.title')}
      state={{
        open: missingCount,
        isOfPeople: true,
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
      notes={[!!exported && !!missingCount && t('payroll.missing', { count: missingCount })]}
    >
      {members && (
        <PayrollExport
          key={month}
          shown={members}
          everybody={members}
          initialMonth={month}
          onExported={rerender}
        />
      )}
    </MonthPoint>
  );
}
