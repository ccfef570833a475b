import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { hasFilter } from '@/lib/active-filters';
import type { Staff } from '@/session/staff-schema';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { RowPicking, type RowSelection } from '@/ui/data-table/row-picking';
import { MemberListFilter } from './member-list-filter';
import { MemberListLayout } from './member-name-cell';
import { useFilteredMembers } from './use-filtered-members';
import { useMemberColumns } from './use-member-columns';

type PeopleChoiceProps = {
  label: string;
  columns: readonly Column<Staff>[];
  selection: RowSelection<Staff>;
  /** The id of a person who is not listed. */
  without?: number;
};

const rowKey = ({ id }: Staff) => id;

/** Needs the catalogues `members` and `lists`. */
export function PeopleChoice({ label, columns: extraColumns, selection, without }: PeopleChoiceProps) {
  const { t } = useTranslation('members');
  const memberColumns = useMemberColumns();
  const columns = useMemo(
    () => [...memberColumns.filter(({ id }) => id === 'name'), ...extraColumns],
    [memberColumns, extraColumns],
  );
  const { members, error, retry, filter, setFilter } = useFilteredMembers();
  const rows = useMemo(() => members?.filter(({ id }) => id !== without), [members, without]);
  return (
    <MemberListLayout>
      <DataTable
        label={label}
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        picking={(table) => <RowPicking {...table} selection={selection} />}
        toolbar={<MemberListFilter filter={filter} onFilter={setFilter} />}
        searchLabel={t('list.search')}
        empty={
          hasFilter(filter)
            ? { title: t('filter.none') }
            : { title: t('list.empty'), why: t('list.emptyWhy') }
        }
        error={error ? describeError(error) : undefined}
        onRetry={retry}
      />
    </MemberListLayout>
  );
}
