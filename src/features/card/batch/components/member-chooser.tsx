import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberListFilter } from '@/features/members/components/member-list-filter';
import { MemberListLayout } from '@/features/members/components/member-name-cell';
import { NO_FILTER } from '@/features/members/model/member-filter';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { hasFilter } from '@/lib/active-filters';
import type { Staff } from '@/session/staff-schema';
import { ClearButton } from '@/ui/data-table/clear-button';
import { DataTable } from '@/ui/data-table/data-table';
import { RowPicking, type RowSelection } from '@/ui/data-table/row-picking';
import { DateField } from '@/ui/form/date-field';
import { useAppForm, useLiveForm } from '@/ui/form/use-app-form';
import { Panel } from '@/ui/page/panel';
import { sinceFormSchema } from '../model/since-form';
import type { ListedMembers } from './use-listed-members';

type JoinedSinceFilterProps = { since: CalendarDate | null; onSince: (since: CalendarDate | null) => void };

function JoinedSinceFilter({ since, onSince }: JoinedSinceFilterProps) {
  const { t } = useTranslation('cards');
  const values = useMemo(() => ({ since: since ?? '' }), [since]);
  const form = useAppForm(sinceFormSchema, { since: '' }, values);
  const applyValues = useCallback(
    (changed: typeof values) => onSince(isCalendarDate(changed.since) ? changed.since : null),
    [onSince],
  );
  useLiveForm(form, applyValues);
  return (
    <Box sx={{ width: { xs: '100%', sm: 220 } }}>
      <DateField control={form.control} name="since" label={t('since.label')} />
    </Box>
  );
}

const rowKey = (member: Staff) => member.id;

type MemberChooserProps = {
  list: ListedMembers;
  selectedRows: RowSelection<Staff>['state'];
  onShowSheets: () => void;
};

export function MemberChooser({ list, selectedRows, onShowSheets }: MemberChooserProps) {
  const { t } = useTranslation(['cards', 'members', 'common']);
  const format = useFormat();
  const { members, everybody, columns, filter, setFilter, since, setSince, unknownCount, error, retry } =
    list;
  const selection = useMemo(
    (): RowSelection<Staff> => ({
      everything: everybody,
      state: selectedRows,
      getLabel: (member) => t('members:many.select', { name: format.name(member) }),
      acts: () => (
        <Button size="small" variant="contained" onClick={onShowSheets}>
          {t('cards:toSheets')}
        </Button>
      ),
    }),
    [everybody, selectedRows, onShowSheets, t, format],
  );

  function clearFilters() {
    setFilter(NO_FILTER);
    setSince(null);
  }

  const clearButton = <ClearButton onClear={clearFilters}>{t('common:filter.clear')}</ClearButton>;
  return (
    <Panel isFlush title={t('cards:choose.title')} subtitle={t('cards:choose.purpose')}>
      <MemberListLayout>
        <DataTable
          label={t('cards:choose.list')}
          rows={members}
          columns={columns}
          rowKey={rowKey}
          picking={(table) => <RowPicking {...table} selection={selection} />}
          searchLabel={t('members:list.search')}
          toolbar={
            <>
              <MemberListFilter filter={filter} onFilter={setFilter} />
              <JoinedSinceFilter since={since} onSince={setSince} />
              <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
                {unknownCount > 0 && t('cards:since.unknown', { count: unknownCount })}
              </Typography>
            </>
          }
          empty={
            hasFilter({ ...filter, since })
              ? { title: t('members:filter.none'), action: clearButton }
              : { title: t('members:list.empty') }
          }
          error={error ? describeError(error) : undefined}
          onRetry={retry}
        />
      </MemberListLayout>
    </Panel>
  );
}
