import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { describeError } from '@/i18n/describe-error';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { DataTable } from '@/ui/data-table/data-table';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { memberQueries } from '../api/member-queries';
import { MemberRowActions } from '../components/member-row-actions';
import { useMemberColumns } from '../components/use-member-columns';

const keyOf = (member: Staff) => member.id;
const actionsOf = (member: Staff) => <MemberRowActions member={member} />;

/** Everybody, in the order of the sort key; administrators edit and delete. Source: MB-1, MB-2. */
export function MemberListPage() {
  const { t } = useTranslation('members');
  const canEdit = isAdmin(useSignedInStaff());
  const columns = useMemberColumns();
  const { data, error, refetch } = useQuery(memberQueries.list());
  const addButton = canEdit && (
    <Button variant="contained" component={Link} to={paths.memberCreate}>
      {t('list.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} purpose={t('list.purpose')} action={addButton} />
      <Panel isFlush>
        <DataTable
          label={t('list.label')}
          rows={data}
          columns={columns}
          rowKey={keyOf}
          actions={canEdit ? actionsOf : undefined}
          searchLabel={t('list.search')}
          empty={{ title: t('list.empty'), why: t('list.emptyWhy'), action: addButton }}
          error={error ? describeError(error) : undefined}
          onRetry={() => void refetch()}
        />
      </Panel>
    </>
  );
}
