import Button from '@mui/material/Button';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { withCatalogues } from '@/i18n/i18n';
import { isAsked } from '@/lib/url-fields';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { fieldColumns } from '@/session/shown-fields';
import type { Staff } from '@/session/staff-schema';
import { NotKeptAlert, useArrivedNotice, type SavedNotice } from '@/ui/form/record-outcome';
import { DataTable } from '@/ui/data-table/data-table';
import type { TableExportProps } from '@/ui/export/export-control';
import { PageHeader } from '@/ui/page/page-header';
import { lazyComponent } from '@/start/lazy-component';
import { Panel } from '@/ui/page/panel';
import { ColumnMenu } from '../components/column-menu';
import { MemberFilterBar } from '../components/member-filter-bar';
import { MemberNameCells } from '../components/member-name-cell';
import { useExtraMemberColumns, type JoinDates } from '../components/use-extra-member-columns';
import { useFilteredMembers } from '../components/use-filtered-members';
import { useMemberActions } from '../components/use-member-actions';
import { useMemberColumns } from '../components/use-member-columns';
import { useMemberWords } from '../components/use-member-words';
import { MEMBER_FIELDS } from '../fields';
import { NO_FILTER } from '../model/member-filter';

/** Behind the rows, with its words. */
const MemberPicking = lazyComponent(
  async () => (await withCatalogues(import('../components/member-picking'), 'lists')).MemberPicking,
  { whenIdle: true },
);

const keyOf = (member: Staff) => member.id;

/** Tells what the server did not keep of a member who was just saved. */
function MemberNotice({ notice, onClose }: { notice: SavedNotice; onClose: () => void }) {
  return (
    <NotKeptAlert notice={notice} wordsOf={useMemberWords()} pathOf={paths.memberEdit} onClose={onClose} />
  );
}

type MemberListPageProps = {
  /** Exports the list, and more of the members that a search found or of everybody. */
  exportOf: (list: TableExportProps<Staff>, everybody: readonly Staff[]) => ReactNode;
  /** Since when members work here, once a column shows it. */
  joinDates?: JoinDates;
};

/** Everybody, in the order of the sort key, to edit and delete; who is no administrator sees themselves. Source: MB-1, MB-2. */
export function MemberListPage({ exportOf, joinDates }: MemberListPageProps) {
  const { t } = useTranslation('members');
  const canEdit = isAdmin(useSignedInStaff());
  const { language } = useFormat();
  const extra = useExtraMemberColumns(joinDates);
  const usual = useMemberColumns();
  const columns = useMemo(() => [...usual, ...extra], [usual, extra]);
  // More than the list, whose first column says several things.
  const sheet = [
    ...fieldColumns<Staff>(MEMBER_FIELDS, language),
    ...extra.filter(({ id }) => id !== 'staffNo'),
  ];
  const actions = useMemberActions();
  const [notice, closeNotice] = useArrivedNotice();
  const { members, everybody, error, retry, filter, setFilter } = useFilteredMembers();
  const addButton = canEdit && (
    <Button component={Link} variant="contained" to={paths.memberCreate}>
      {t('list.add')}
    </Button>
  );
  const clearButton = (
    <Button variant="outlined" onClick={() => setFilter(NO_FILTER)}>
      {t('filter.clear')}
    </Button>
  );
  // Outside of what follows the search, so that no key draws it anew.
  const filterBar = canEdit && <MemberFilterBar filter={filter} onFilter={setFilter} />;
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
        <MemberNameCells>
          <DataTable
            label={t('list.label')}
            rows={members}
            columns={columns}
            rowKey={keyOf}
            actions={canEdit ? actions : undefined}
            picking={canEdit ? (table) => <MemberPicking {...table} everything={everybody} /> : undefined}
            toolbar={(found) => (
              <>
                {filterBar}
                <ColumnMenu />
                {exportOf({ title: t('title'), columns: sheet, rows: found }, everybody)}
              </>
            )}
            searchLabel={t('list.search')}
            empty={
              isAsked(filter)
                ? { title: t('filter.none'), action: clearButton }
                : { title: t('list.empty'), why: t('list.emptyWhy'), action: addButton }
            }
            error={error ? describeError(error) : undefined}
            onRetry={retry}
          />
        </MemberNameCells>
      </Panel>
    </>
  );
}
