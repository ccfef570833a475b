import { MemberListPage } from '@/features/members/pages/member-list-page';
import { PayrollExport } from '@/features/payroll/components/payroll-export';

/** The member list with the payroll of whom it shows: two features that meet only here. */
export function MemberListRoute() {
  return (
    <MemberListPage exportOf={(shown, everybody) => <PayrollExport shown={shown} everybody={everybody} />} />
  );
}
