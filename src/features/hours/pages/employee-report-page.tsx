import Stack from '@mui/material/Stack';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberPickerField } from '@/features/members/components/member-picker-field';
import { useTableUrlState } from '@/ui/data-table/use-table-url-state';
import { useLiveForm, useAppForm } from '@/ui/form/use-app-form';
import { CopyLink } from '@/ui/page/copy-link';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { DimensionSelects } from '../components/dimension-selects';
import { FormGrid } from '../components/form-grid';
import { MemberReportExport } from '../components/member-report-export';
import { PivotList } from '../components/pivot-list';
import { RangeFields } from '../components/range-fields';
import { RangePresets } from '../components/range-presets';
import { ResultState } from '../components/result-state';
import { useMemberReport, useMemberReportSearch } from '../components/use-member-report';
import { useReportRange } from '../components/use-report-range';
import { presetRange } from '../model/date-range';
import { memberReportFormSchema } from '../model/member-report';
import { useResultWords } from '../components/use-hours-words';

/** Recorded hours by member, project, task and day of a range; follows its fields at once. Source: HR-4. */
export function EmployeeReportPage() {
  const { t } = useTranslation('hours');
  const resultWords = useResultWords();
  const [asked, setRange] = useReportRange({ isLive: true });
  const today = useToday();
  const range = asked ?? presetRange('thisMonth', today);
  const [report, change] = useMemberReportSearch();
  const values = { ...range, member: report.member ?? ('' as const) };
  const form = useAppForm(memberReportFormSchema, values, values);
  useLiveForm(form, change);
  const { search, setSearch } = useTableUrlState();
  const { groups, visible, error, refetch } = useMemberReport(report, range, useDeferredValue(search));
  return (
    <>
      <PageHeader
        title={t('member.title')}
        purpose={t('member.purpose')}
        action={
          <>
            <CopyLink fields={range} />
            <MemberReportExport groups={visible} by={report.by} range={range} />
          </>
        }
      />
      <Stack spacing={2}>
        <Panel title={t('member.filter')}>
          <RangePresets range={range} onPick={setRange} />
          <FormGrid>
            <RangeFields control={form.control} />
            <MemberPickerField control={form.control} name="member" label={t('field.member')} />
            <DimensionSelects report={report} onChange={change} />
          </FormGrid>
        </Panel>
        <Panel title={t('member.result')} subtitle={resultWords(range, groups && visible)}>
          <ResultState
            count={groups?.length}
            found={visible.length}
            search={search}
            onSearch={setSearch}
            error={error}
            onRetry={refetch}
          >
            <PivotList key={report.by.join()} groups={visible} report={report} range={range} />
          </ResultState>
        </Panel>
      </Stack>
    </>
  );
}
