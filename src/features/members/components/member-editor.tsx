import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { stateOfRow, useListSearch } from '@/ui/data-table/list-return';
import { stateOfNotice } from '@/ui/form/saved-notice';
import { LoadFailure } from '@/ui/page/state-message';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { memberQueries } from '../api/member-queries';
import { MemberNotFound } from './member-absence';
import { MemberForm } from './member-form';

/** About the height of the form, so that nothing jumps when it arrives. */
const FORM_HEIGHT = 760;

/** Reads a member and offers the form; says so where there is none. */
export function MemberEditor({ memberId }: { memberId: number }) {
  const { t } = useTranslation(['members', 'common']);
  const format = useFormat();
  const navigate = useNavigate();
  const listSearch = useListSearch();
  const isOwn = useSignedInStaff().id === memberId;
  const { data, error, refetch } = useQuery(memberQueries.detail(memberId));
  // What the form was opened with: read again it may differ, or be gone, and the input must stay.
  const [member, setMember] = useState(data);
  if (!member && data !== member) setMember(data);

  if (member === null) return <MemberNotFound />;
  const whose = member && t('deletion.who', { name: format.name(member), staffNo: member.staff_no });
  return (
    <>
      <PageHeader
        title={t(isOwn ? 'edit.ownTitle' : 'edit.title')}
        purpose={isOwn ? t('edit.ownPurpose') : whose}
      />
      <Panel>
        {member ? (
          <MemberForm
            member={member}
            onSaved={(notice) => {
              const state = { ...stateOfNotice(notice).state, ...stateOfRow(memberId, true) };
              void navigate(paths.memberListAfterSave + listSearch, { state });
            }}
          />
        ) : error ? (
          <LoadFailure title={t('edit.loadFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonBlock height={FORM_HEIGHT} lines={12} />
        )}
      </Panel>
    </>
  );
}
