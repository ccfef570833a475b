import { useQuery } from '@tanstack/react-query';
import { joinDateQueries } from '@/features/members/api/join-date-queries';
import { useExtraColumns } from '@/features/members/api/extra-column-store';
import { MemberListPage } from '@/features/members/pages/member-list-page';
import { PayrollExport } from '@/features/payroll/components/payroll-export';
import { ImportView, useIsImport } from './import-view';

export function MemberListRoute() {
  return useIsImport() ? <ImportView kind="members" /> : <MemberList />;
}

/** Joins the list with the payroll of another feature, and with dates of joining where their column is shown. */
function MemberList() {
  const { chosen } = useExtraColumns();
  const { data: joinDates } = useQuery({ ...joinDateQueries.all(), enabled: chosen.includes('joinDate') });
  return (
    <MemberListPage
      exportOf={(list, everybody) => <PayrollExport shown={list.rows} everybody={everybody} list={list} />}
      joinDates={joinDates}
    />
  );
}
