import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { memberQueries } from '@/features/members/api/member-queries';
import { MemberPickerField } from '@/features/members/components/member-picker-field';
import { localName, useFormat } from '@/i18n/format';
import { useTableUrlState } from '@/ui/data-table/use-table-url-state';
import { ExportControl } from '@/ui/export/export-control';
import { Select } from '@/ui/form/choice-fields';
import { useAppForm, useLiveForm } from '@/ui/form/use-app-form';
import { CopyLink } from '@/ui/page/copy-link';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { FormGrid } from '../components/form-grid';
import { GroupCard, GroupGrid } from '../components/group-card';
import { HoursRows } from '../components/hours-rows';
import { MoreRows, usePortion } from '../components/more-rows';
import { RangeFields } from '../components/range-fields';
import { RangePresets } from '../components/range-presets';
import { ResultState } from '../components/result-state';
import { useDimensionWords, useResultWords, useSheetWords } from '../components/use-hours-words';
import { useMemberReport, useMemberReportSearch } from '../components/use-member-report';
import { useReportRange } from '../components/use-report-range';
import type { Step } from '../explorer/model/aggregate';
import { explorerAddress } from '../explorer/model/explorer-address';
import { memberReportCsv, memberReportWorkbook } from '../export/member-report-workbook';
import { presetRange, rangeName, type DateRange } from '../model/date-range';
import type { Dimension, PivotGroup } from '../model/hours-pivot';
import { dimensionsFor, memberReportFormSchema, type MemberReport } from '../model/member-report';
import { countRows, createPortion } from '../model/portion';

type PivotListProps = { groups: readonly PivotGroup[]; report: MemberReport; range: DateRange };

/** Lists the groups of the report; large lists are drawn in portions. Source: HR-4. */
function PivotList({ groups, report, range }: PivotListProps) {
  const { t } = useTranslation('hours');
  const [outer, inner] = report.by;
  const rowAddress = (groupKey: string, rowKey: string | number | null) => {
    const steps: Step[] = [{ dimension: outer, key: groupKey }];
    if (report.member !== null) steps.unshift({ dimension: 'member', key: String(report.member) });
    if (rowKey !== null) steps.push({ dimension: inner, key: String(rowKey) });
    return explorerAddress({ range, steps });
  };
  const words = useDimensionWords();
  const { lines, showMore } = usePortion();
  const takeRows = createPortion(lines);
  const drawn = groups
    .map((group) => ({ ...group, shown: takeRows(group.rows) }))
    .filter(({ shown }) => shown.length > 0);
  return (
    <>
      <GroupGrid>
        {drawn.map(({ key, label, rows, shown, hours }) => (
          <GroupCard key={key} title={label} headingLevel="h3">
            <HoursRows
              label={label}
              header={inner === 'member' ? t('column.member') : words[inner]}
              rows={shown}
              hidden={rows.length - shown.length}
              subtotal={hours}
              toAddress={(rowKey) => rowAddress(key, rowKey)}
            />
          </GroupCard>
        ))}
      </GroupGrid>
      <MoreRows
        shown={countRows(drawn.map(({ shown }) => shown))}
        all={countRows(groups.map(({ rows }) => rows))}
        onMore={showMore}
      />
    </>
  );
}

type DimensionSelectsProps = {
  report: MemberReport;
  onChange: (change: { by?: Dimension; then?: Dimension }) => void;
};

function DimensionSelects({ report, onChange }: DimensionSelectsProps) {
  const { t } = useTranslation('hours');
  const [first, second] = report.by;
  const offered = dimensionsFor(report.member);
  const words = useDimensionWords();
  const toOptions = (dimensions: readonly Dimension[]) =>
    dimensions.map((dimension) => ({ value: dimension, label: words[dimension] }));
  return (
    <>
      <Select
        label={t('field.firstBy')}
        options={toOptions(offered)}
        value={first}
        helperText={report.member === null && t('member.taskHint')}
        onChosen={(by) => onChange({ by })}
      />
      <Select
        label={t('field.thenBy')}
        options={toOptions(offered.filter((dimension) => dimension !== first))}
        value={second}
        onChosen={(then) => onChange({ then })}
      />
    </>
  );
}

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
  const setting = { sides: [dimensions[by[0]], dimensions[by[1]]] as const, words, language };
  return (
    <ExportControl
      blockedBecause={groups.length === 0 ? t('nothing') : undefined}
      prepare={() => ({
        fileName: title,
        workbook: () => memberReportWorkbook(groups, { ...setting, title, range }),
        csv: () => memberReportCsv(groups, setting),
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
  const form = useAppForm(memberReportFormSchema, values, values);
  useLiveForm(form, change);
  const { search, setSearch } = useTableUrlState();
  const { data: people = [] } = useQuery(memberQueries.list());
  const person = people.find(({ id }) => id === report.member);
  const personName = person && localName(person, language);
  const { groups, visible, error, refetch } = useMemberReport(report, range, useDeferredValue(search));
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
            onRetry={refetch}
          >
            <PivotList key={report.by.join()} groups={visible} report={report} range={range} />
          </ResultState>
        </Panel>
      </Stack>
    </>
  );
}
