import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { describeError } from '@/i18n/describe-error';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { useArrivedNotice } from '@/ui/form/saved-notice';
import { DataTable } from '@/ui/data-table/data-table';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { memberQueries } from '../api/member-queries';
import { MemberNotice } from '../components/member-notice';
import { MemberRowActions } from '../components/member-row-actions';
import { useMemberColumns } from '../components/use-member-columns';

const keyOf = (member: Staff) => member.id;
const actionsOf = (member: Staff) => <MemberRowActions member={member} />;

type MemberListPageProps = {
  /** Exports the members that a search found, in the shown order. */
  exportOf?: (shown: readonly Staff[]) => ReactNode;
};

/** Everybody, in the order of the sort key, to edit and delete; who is no administrator sees themselves. Source: MB-1, MB-2. */
export function MemberListPage({ exportOf }: MemberListPageProps) {
  const { t } = useTranslation('members');
  const me = useSignedInStaff();
  const canEdit = isAdmin(me);
  const columns = useMemberColumns();
  const [notice, closeNotice] = useArrivedNotice();
  const { data, error, refetch } = useQuery(memberQueries.listFor(me));
  const addButton = canEdit && (
    <Button variant="contained" component={Link} to={paths.memberCreate}>
      {t('list.add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        purpose={t(canEdit ? 'list.purpose' : 'list.ownPurpose')}
        action={addButton}
      />
      {notice && <MemberNotice notice={notice} onClose={closeNotice} />}
      <Panel isFlush>
        <DataTable
          label={t('list.label')}
          rows={data}
          columns={columns}
          rowKey={keyOf}
          actions={canEdit ? actionsOf : undefined}
          toolbar={exportOf}
          searchLabel={t('list.search')}
          empty={{ title: t('list.empty'), why: t('list.emptyWhy'), action: addButton }}
          error={error ? describeError(error) : undefined}
          onRetry={() => void refetch()}
        />
      </Panel>
    </>
  );
}
