import Button from '@mui/material/Button';
import { memo, type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { paths } from '@/config/paths';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { withCatalogues } from '@/i18n/i18n';
import { hasFilter } from '@/lib/url-fields';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { fieldColumns } from '@/session/shown-fields';
import type { Staff } from '@/session/staff-schema';
import { NotKeptAlert, type SavedNotice, useSavedNotice } from '@/ui/form/record-outcome';
import { DataTable } from '@/ui/data-table/data-table';
import type { TableExportProps } from '@/ui/export/export-control';
import { PageHeader } from '@/ui/page/page-header';
import { lazyComponent } from '@/start/lazy-component';
import { Panel } from '@/ui/page/panel';
import { useMenuAnchor } from '@/ui/page/use-menu-anchor';
import { textWithGap } from '@/i18n/text-with-gap';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { RowAction } from '@/ui/data-table/row-action';
import { MemberListFilter } from '../components/member-list-filter';
import { MemberNameCells } from '../components/member-name-cell';
import { type JoinDates, useChosenExtraColumns } from '../components/use-extra-member-columns';
import { useFilteredMembers } from '../components/use-filtered-members';
import { useMemberColumns } from '../components/use-member-columns';
import { useMemberWords } from '../components/use-member-words';
import { MEMBER_FIELDS } from '../fields';
import { NO_FILTER } from '../model/member-filter';
import { useDeleteMember } from '../api/member-mutations';

/** The edit and delete actions of a row. People cannot delete themselves. Source: MB-1. */
function useMemberActions(): (member: Staff) => ReactNode {
  const { t } = useTranslation(['members', 'common']);
  const format = useFormat();
  const { id: ownId } = useSignedInStaff();
  const { mutateAsync: remove } = useDeleteMember();

  return useMemo(() => {
    // Computed once for all rows, because each key of a search renders new ones.
    const editTip = t('common:action.edit');
    const deleteTip = t('common:action.delete');
    const editLabel = textWithGap((name) => t('list.edit', { name }));
    const deleteLabel = textWithGap((name) => t('list.delete', { name }));

    function askToDelete(member: Staff) {
      void confirm({
        title: t('deletion.title'),
        body: (
          <>
            <strong>{t('deletion.who', { name: format.name(member), staffNo: member.staff_no })}</strong>
            <br />
            {t('deletion.what')}
          </>
        ),
        tone: 'danger',
        confirmLabel: deleteTip,
        action: () => remove(member.id),
      });
    }

    return (member) => {
      const name = format.name(member);
      return (
        <>
          <RowAction icon="edit" tip={editTip} label={editLabel(name)} to={paths.memberEdit(member.id)} />
          {member.id !== ownId && (
            <RowAction
              icon="delete"
              tip={deleteTip}
              label={deleteLabel(name)}
              onAct={() => askToDelete(member)}
            />
          )}
        </>
      );
    };
  }, [t, format, ownId, remove]);
}

const ExtraColumnMenu = lazyComponent(
  async () => (await import('../components/extra-column-menu')).ExtraColumnMenu,
);

const ColumnMenu = memo(function ColumnMenu() {
  const { t } = useTranslation('members');
  const { anchor, isOpen, open, close } = useMenuAnchor();
  const menuId = useId();
  return (
    <>
      <Button
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="menu"
        aria-controls={isOpen ? menuId : undefined}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        {t('columns.label')}
      </Button>
      {anchor && <ExtraColumnMenu id={menuId} anchor={anchor} isOpen={isOpen} onClose={close} />}
    </>
  );
});

/** Loaded after the rows, with its catalogue. */
const MemberPicking = lazyComponent(
  async () => (await withCatalogues(import('../components/member-picking'), 'lists')).MemberPicking,
  { whenIdle: true },
);

const rowKey = (member: Staff) => member.id;

/** Lists the fields that the server did not keep of the saved member. */
function MemberNotice({ notice, onClose }: { notice: SavedNotice; onClose: () => void }) {
  return (
    <NotKeptAlert
      notice={notice}
      getFieldWords={useMemberWords()}
      getPath={paths.memberEdit}
      onClose={onClose}
    />
  );
}

type MemberListPageProps = {
  /** Renders the exports of the found members, or of everybody. */
  exportOf: (list: TableExportProps<Staff>, everybody: readonly Staff[]) => ReactNode;
  joinDates?: JoinDates;
};

/** Lists everybody by sort key, to edit and delete; staff see only themselves. Source: MB-1, MB-2. */
export function MemberListPage({ exportOf, joinDates }: MemberListPageProps) {
  const { t } = useTranslation(['members', 'common']);
  const canEdit = isAdmin(useSignedInStaff());
  const { language } = useFormat();
  const extra = useChosenExtraColumns(joinDates);
  const usual = useMemberColumns();
  const columns = useMemo(() => [...usual, ...extra], [usual, extra]);
  // The export has one column for each field, because the first column of the list joins several.
  const sheet = [
    ...fieldColumns<Staff>(MEMBER_FIELDS, language),
    ...extra.filter(({ id }) => id !== 'staffNo'),
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
    <Button variant="outlined" onClick={() => setFilter(NO_FILTER)}>
      {t('common:filter.clear')}
    </Button>
  );
  // Outside of the part that follows the search, so that typing does not render it.
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
        <MemberNameCells>
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
                {exportOf({ title: t('title'), columns: sheet, rows: found }, everybody)}
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
        </MemberNameCells>
      </Panel>
    </>
  );
}
