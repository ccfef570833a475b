import { MemberListPage } from '@/features/members/pages/member-list-page';
import { PayrollExport } from '@/features/payroll/components/payroll-export';
import { ImportView, useIsImport } from './import-view';

export function MemberListRoute() {
  if (useIsImport()) return <ImportView kind="members" />;
  return (
    <MemberListPage
      renderExport={(list, everybody) => (
        <PayrollExport shown={list.rows} everybody={everybody} list={list} />
      )}
    />
  );
}
