import { useParams } from 'react-router-dom';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { MemberForbidden, MemberNotFound } from '../components/member-absence';
import { MemberEditor } from '../components/member-editor';

/** Administrators edit everybody, others themselves. Source: MB-4. */
export function MemberEditPage() {
  const { memberId } = useParams();
  const staff = useSignedInStaff();
  const id = Number(memberId);
  if (!isAdmin(staff) && id !== staff.id) return <MemberForbidden />;
  if (!Number.isSafeInteger(id) || id < 1) return <MemberNotFound />;
  return <MemberEditor key={id} memberId={id} />;
}
