import Button from '@mui/material/Button';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { withCatalogues } from '@/i18n/i18n';
import { hasFilter } from '@/lib/active-filters';
import { fieldColumns } from '@/session/field-columns';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin, type Staff } from '@/session/staff-schema';
import { lazyComponent } from '@/start/lazy-component';
import { ClearButton } from '@/ui/data-table/clear-button';
import { DataTable } from '@/ui/data-table/data-table';
import type { TableExportProps } from '@/ui/export/table-export';
import { NotKeptAlert } from '@/ui/form/not-kept-alert';
import { useSavedNotice, type SavedNotice } from '@/ui/form/saved-notice';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { ColumnMenu } from '../components/column-menu';
import { MemberListFilter } from '../components/member-list-filter';
import { MemberListLayout } from '../components/member-name-cell';
import { useChosenExtraColumns } from '../components/use-extra-member-columns';
import { useFilteredMembers } from '../components/use-filtered-members';
import { useMemberActions } from '../components/use-member-actions';
import { useMemberColumns } from '../components/use-member-columns';
import { useMemberWords } from '../components/use-member-words';
import { MEMBER_FIELDS } from '../fields';
import { NO_FILTER } from '../model/member-filter';

/** Loaded after the rows, with its catalogue. */
const MemberPicking = lazyComponent(
  async () => (await withCatalogues(import('../components/member-picking'), 'lists')).MemberPicking,
  { isForIdle: true },
);

const rowKey = (member: Staff) => member.id;

function MemberNotice({ notice, onClose }: { notice: SavedNotice; onClose: () => void }) {
  const getFieldWords = useMemberWords();
  return (
    <NotKeptAlert
      notice={notice}
      getFieldWords={getFieldWords}
      getPath={paths.memberEdit}
      onClose={onClose}
    />
  );
}

type MemberListPageProps = {
  renderExport: (list: TableExportProps<Staff>, everybody: readonly Staff[]) => ReactNode;
};

/** Staff see only themselves. Source: MB-1, MB-2. */
export function MemberListPage({ renderExport }: MemberListPageProps) {
  const { t } = useTranslation(['members', 'common']);
  const canEdit = isAdmin(useSignedInStaff());
  const { language } = useFormat();
  const extraColumns = useChosenExtraColumns();
  const memberColumns = useMemberColumns();
  const columns = useMemo(() => [...memberColumns, ...extraColumns], [memberColumns, extraColumns]);
  // `MEMBER_FIELDS` has a column of the staff number already.
  const exportColumns = [
    ...fieldColumns<Staff>(MEMBER_FIELDS, language),
    ...extraColumns.filter(({ id }) => id !== 'staffNo'),
  ];
  const actions = useMemberActions();
  const [notice, closeNotice] = useSavedNotice();
  const { members, everybody, error, retry, filter, setFilter } = useFilteredMembers();
  const addButton = canEdit && (
    <Button component={Link} variant="contained" to={paths.memberCreate}>
      {t('list.add')}
    </Button>
  );
  const clearButton = (
    <ClearButton onClear={() => setFilter(NO_FILTER)}>{t('common:filter.clear')}</ClearButton>
  );
  // Created outside of `toolbar`, which is called again for each letter of the search.
  const listFilter = canEdit && <MemberListFilter filter={filter} onFilter={setFilter} />;
  return (
    <>
      <PageHeader
        title={t('title')}
        purpose={t(canEdit ? 'list.purpose' : 'list.ownPurpose')}
        action={
          canEdit && (
            <>
              <Button component={Link} to={`${paths.memberList}?view=import`}>
                {t('list.import')}
              </Button>
              {addButton}
            </>
          )
        }
      />
      {notice && <MemberNotice notice={notice} onClose={closeNotice} />}
      <Panel isFlush>
        <MemberListLayout>
          <DataTable
            label={t('list.label')}
            rows={members}
            columns={columns}
            rowKey={rowKey}
            actions={canEdit ? actions : undefined}
            picking={canEdit ? (table) => <MemberPicking {...table} everything={everybody} /> : undefined}
            toolbar={(found) => (
              <>
                {listFilter}
                <ColumnMenu />
                {renderExport({ title: t('title'), columns: exportColumns, rows: found }, everybody)}
              </>
            )}
            searchLabel={t('list.search')}
            empty={
              hasFilter(filter)
                ? { title: t('filter.none'), action: clearButton }
                : { title: t('list.empty'), why: t('list.emptyWhy'), action: addButton }
            }
            error={error ? describeError(error) : undefined}
            onRetry={retry}
          />
        </MemberListLayout>
      </Panel>
    </>
  );
}
