import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { memberQueries } from '@/features/members/api/member-queries';
import { MemberPickerField } from '@/features/members/components/member-picker-field';
import { localName, useFormat } from '@/i18n/format';
import { useTableUrlState } from '@/ui/data-table/use-table-url-state';
import { ExportControl } from '@/ui/export/export-control';
import { useAppForm, useLiveForm } from '@/ui/form/use-app-form';
import { CopyLink } from '@/ui/page/copy-link';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { DimensionSelects } from '../components/dimension-selects';
import { FormGrid } from '../components/form-grid';
import { PivotList } from '../components/pivot-list';
import { RangeFields } from '../components/range-fields';
import { RangePresets } from '../components/range-presets';
import { ResultState } from '../components/result-state';
import { useDimensionWords, useResultWords, useSheetWords } from '../components/use-hours-words';
import { useMemberReport, useMemberReportSearch } from '../components/use-member-report';
import { useReportRange } from '../components/use-report-range';
import { memberReportCsv, memberReportWorkbook } from '../export/member-report-workbook';
import { presetRange, rangeName, type DateRange } from '../model/date-range';
import type { Dimension, PivotGroup } from '../model/hours-pivot';
import { memberRangeFormSchema } from '../model/range-form';

type MemberReportExportProps = {
  groups: readonly PivotGroup[];
  by: readonly [Dimension, Dimension];
  range: DateRange;
};

/** Exports the groups and rows that the search finds. Source: HR-4. */
function MemberReportExport({ groups, by, range }: MemberReportExportProps) {
  const { t } = useTranslation('exporting');
  const { language } = useFormat();
  const words = useSheetWords();
  const dimensions = useDimensionWords();
  const title = `${t('file.member')}_${rangeName(range)}`;
  const dimensionNames = [dimensions[by[0]], dimensions[by[1]]] as const;
  const reportLanguage = { dimensionNames, words, language };
  return (
    <ExportControl
      blockedBecause={groups.length === 0 ? t('nothing') : undefined}
      prepare={() => ({
        fileName: title,
        workbook: () => memberReportWorkbook(groups, { ...reportLanguage, title, range }),
        csv: () => memberReportCsv(groups, reportLanguage),
      })}
    />
  );
}

/** Hours of everybody or one member by two dimensions; a changed field applies at once. Source: HR-4. */
export function EmployeeReportPage() {
  const { t } = useTranslation('hours');
  const { language } = useFormat();
  const resultWords = useResultWords();
  const [chosenRange, setRange] = useReportRange();
  const today = useToday();
  const range = chosenRange ?? presetRange('thisMonth', today);
  const [report, change] = useMemberReportSearch();
  const values = { ...range, member: report.member ?? ('' as const) };
  const form = useAppForm(memberRangeFormSchema, values, values);
  useLiveForm(form, change);
  const { search, setSearch } = useTableUrlState();
  const { data: people = [] } = useQuery(memberQueries.list());
  const person = people.find(({ id }) => id === report.member);
  const personName = person && localName(person, language);
  const { groups, visible, error, retry } = useMemberReport(report, range, useDeferredValue(search));
  const words = resultWords(range, groups && visible);
  return (
    <>
      <PageHeader
        title={t('member.title')}
        purpose={t('member.purpose')}
        action={<CopyLink fields={range} />}
      />
      <Stack spacing={2}>
        <Panel title={t('member.filter')} isScreenOnly>
          <RangePresets range={range} onPick={setRange} />
          <FormGrid>
            <RangeFields control={form.control} />
            <MemberPickerField control={form.control} name="member" label={t('field.member')} />
            <DimensionSelects report={report} onChange={change} />
          </FormGrid>
        </Panel>
        <Panel title={t('member.result')} subtitle={personName ? `${personName} · ${words}` : words} isFlush>
          <ResultState
            count={groups?.length}
            found={visible.length}
            search={search}
            onSearch={setSearch}
            exporter={<MemberReportExport groups={visible} by={report.by} range={range} />}
            error={error}
            onRetry={retry}
          >
            <PivotList key={report.by.join()} groups={visible} report={report} range={range} />
          </ResultState>
        </Panel>
      </Stack>
    </>
  );
}
