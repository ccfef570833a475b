import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFormat } from '@/i18n/format';
import { useOpened } from '@/session/use-opened';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { LoadFailure } from '@/ui/page/state-message';
import { memberQueries } from '../api/member-queries';
import { MemberForbidden, MemberNotFound } from '../components/member-absence';
import { MemberForm } from '../components/member-form';

/** About the height of the form, to keep the layout stable. */
const FORM_HEIGHT = 760;

/** Administrators edit everybody, others themselves. Source: MB-4. */
export function MemberEditPage() {
  const { memberId } = useParams();
  const staff = useSignedInStaff();
  const id = Number(memberId);
  if (!isAdmin(staff) && id !== staff.id) return <MemberForbidden />;
  if (!Number.isSafeInteger(id) || id < 1) return <MemberNotFound />;
  return <MemberEditor key={id} memberId={id} />;
}

function MemberEditor({ memberId }: { memberId: number }) {
  const { t } = useTranslation('members');
  const format = useFormat();
  const isOwn = useSignedInStaff().id === memberId;
  const { data, error, refetch } = useQuery(memberQueries.detail(memberId));
  const member = useOpened(data);
  if (member === null) return <MemberNotFound />;
  // A blank keeps the height until the name is loaded.
  const nameAndNumber = member
    ? t('nameAndNumber', { name: format.name(member), staffNo: member.staff_no })
    : '\u00a0';

  function renderForm() {
    if (member) return <MemberForm member={member} />;
    if (!error) return <SkeletonBlock height={FORM_HEIGHT} lines={12} />;
    return <LoadFailure title={t('edit.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }

  return (
    <>
      <PageHeader
        title={t(isOwn ? 'edit.ownTitle' : 'edit.title')}
        purpose={isOwn ? t('edit.ownPurpose') : nameAndNumber}
      />
      <Panel>{renderForm()}</Panel>
    </>
  );
}
