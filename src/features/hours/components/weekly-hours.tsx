import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findReadFailure, refetchFailed } from '@/api/read-failures';
import { memberQueries } from '@/features/members/api/member-queries';
import { teamHoursQueries } from '@/features/work/api/team-hours-queries';
import { maxHours, withIdleMembers, type MemberHours } from '@/features/work/model/member-hours';
import { describeError } from '@/i18n/describe-error';
import { message } from '@/i18n/message';
import { DataTable } from '@/ui/data-table/data-table';
import { useVisibleRows } from '@/ui/data-table/use-found-rows';
import { Form } from '@/ui/form/form';
import { useAppForm, useLiveForm } from '@/ui/form/use-app-form';
import { CopyLink } from '@/ui/page/copy-link';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { toast } from '@/ui/toast/toast';
import { NO_RANGE, presetRange, type DateRange } from '../model/date-range';
import { rangeFormSchema } from '../model/range-form';
import { FormGrid } from './form-grid';
import { RangeFields } from './range-fields';
import { RangePresets } from './range-presets';
import { SearchButtons } from './search-buttons';
import { useResultWords } from './use-hours-words';
import { useReportRange } from './use-report-range';
import { useRunSearch } from './use-run-search';
import { useWeeklyColumns } from './use-weekly-columns';
import { WeeklyHoursExport } from './weekly-hours-export';

/** `rows` is undefined without a range, and until both answers are read. Source: HR-1. */
function useWeeklyHours(range: DateRange | null) {
  const hours = useQuery({ ...teamHoursQueries.byMember(range ?? NO_RANGE), enabled: range !== null });
  const members = useQuery({ ...memberQueries.list(), enabled: range !== null });
  const rows = useMemo(
    () => hours.data && members.data && withIdleMembers(hours.data, members.data),
    [hours.data, members.data],
  );
  return {
    rows,
    error: range && findReadFailure(hours, members),
    retry: () => refetchFailed(hours, members),
  };
}

const NO_MEMBERS: readonly MemberHours[] = [];
const getRowKey = ({ id }: MemberHours) => id;

function reportFound(members: readonly MemberHours[]) {
  if (members.length > 0) toast.success(message('toasts:hours.found'));
  else toast.error(message('toasts:hours.none'));
}

/** Includes members without hours; at first, the range is this week. Source: HR-1. */
export function WeeklyHours({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('hours');
  const resultWords = useResultWords();
  const [chosenRange, setRange] = useReportRange();
  const [isCleared, setIsCleared] = useState(false);
  const today = useToday();
  const thisWeek = useMemo(() => presetRange('thisWeek', today), [today]);
  const initialRange = isCleared ? null : thisWeek;
  const range = chosenRange ?? initialRange;
  // Without a range no row is shown, so the range of columns and export does not matter.
  const rangeOfRows = range ?? thisWeek;
  const form = useAppForm(rangeFormSchema, NO_RANGE, range ?? NO_RANGE);
  // An empty field is no mistake before a range is chosen.
  useLiveForm(form, setRange, () => {
    if (!range && Object.values(form.getValues()).includes('')) form.clearErrors();
  });
  const runSearch = useRunSearch();
  const { rows, error, retry } = useWeeklyHours(range);
  const columns = useWeeklyColumns(maxHours(rows ?? NO_MEMBERS), rangeOfRows);
  const visible = useVisibleRows(rows ?? NO_MEMBERS, columns);

  function search(next: DateRange) {
    setRange(next);
    void runSearch(teamHoursQueries.byMember(next), reportFound);
  }

  function clear() {
    setIsCleared(true);
    setRange(null);
    form.reset(NO_RANGE);
  }

  return (
    <>
      <PageHeader
        title={t('weekly.title')}
        purpose={t('weekly.purpose')}
        action={<CopyLink fields={range ?? {}} />}
      />
      {tabs}
      <Stack spacing={2}>
        <Panel isScreenOnly>
          <RangePresets range={range} onPick={search} />
          <Form form={form} onSubmit={search} label={t('weekly.form')}>
            <FormGrid>
              <RangeFields control={form.control} />
              <SearchButtons onClear={clear} />
            </FormGrid>
          </Form>
        </Panel>
        <Panel
          title={range ? t('weekly.result') : undefined}
          subtitle={range && resultWords(range, rows && visible)}
          isFlush
        >
          <DataTable
            label={t('weekly.result')}
            rows={range ? rows : NO_MEMBERS}
            columns={columns}
            rowKey={getRowKey}
            toolbar={(found) => <WeeklyHoursExport members={found} range={rangeOfRows} />}
            searchLabel={t('searchResult')}
            empty={
              range
                ? { title: t('none.title'), why: t('none.why') }
                : { title: t('noRange.title'), why: t('noRange.why') }
            }
            error={error ? describeError(error) : undefined}
            onRetry={retry}
          />
        </Panel>
      </Stack>
    </>
  );
}
