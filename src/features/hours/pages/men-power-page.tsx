import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { maxHours } from '@/features/work/model/member-hours';
import { describeError } from '@/i18n/describe-error';
import { localName, useFormat } from '@/i18n/format';
import { formatNumber } from '@/i18n/number';
import { nameKeywords } from '@/i18n/search-keywords';
import { HOME_ZONE } from '@/lib/calendar-date';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { useVisibleRows } from '@/ui/data-table/use-found-rows';
import { ExportControl } from '@/ui/export/export-control';
import { useAppForm, useLiveForm } from '@/ui/form/use-app-form';
import { CopyLink } from '@/ui/page/copy-link';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { menPowerQueries, type MenPowerRow } from '../api/men-power-queries';
import { FigureLink } from '../components/figure-link';
import { FormGrid } from '../components/form-grid';
import { HoursBar } from '../components/hours-bar';
import { RangeFields } from '../components/range-fields';
import { RangePresets } from '../components/range-presets';
import { useResultWords } from '../components/use-hours-words';
import { useReportRange } from '../components/use-report-range';
import { explorerAddress } from '../explorer/model/explorer-address';
import { menPowerCsv, menPowerFileName, menPowerWorkbook } from '../export/men-power-workbook';
import { lastSevenDays, type DateRange } from '../model/date-range';
import { rangeFormSchema } from '../model/range-form';

/** Figures link to their parts. Source: HR-2. */
function useMenPowerColumns(longest: number, { start, end }: DateRange): readonly Column<MenPowerRow>[] {
  const { t } = useTranslation('hours');
  const { language } = useFormat();
  return useMemo(() => {
    // Rows that the server sends without an id have a negative one, and zero hours have no parts.
    const renderFigure = (row: MenPowerRow, figure: number) => {
      const content = formatNumber(figure, language);
      if (row.id < 0 || row.hours === 0) return content;
      const steps = [{ dimension: 'project', key: String(row.id) } as const];
      return <FigureLink to={explorerAddress({ range: { start, end }, steps })}>{content}</FigureLink>;
    };
    const figureColumn = (id: 'men' | 'hours' | 'days', header: string): Column<MenPowerRow> => ({
      id,
      header,
      text: (row) => row[id],
      cell: (row) => renderFigure(row, row[id]),
      width: 120,
    });
    return [
      { id: 'code', header: t('column.code'), text: ({ code }) => code, width: 160 },
      {
        id: 'name',
        header: t('column.project'),
        text: (row) => localName(row, language),
        keywords: (row) => nameKeywords(row),
      },
      figureColumn('men', t('column.men')),
      {
        ...figureColumn('hours', t('column.projectHours')),
        cell: (row) => (
          <>
            {renderFigure(row, row.hours)}
            <HoursBar hours={row.hours} longest={longest} />
          </>
        ),
        width: 200,
      },
      figureColumn('days', t('column.days')),
    ];
  }, [t, language, longest, start, end]);
}

type MenPowerExportProps = { rows: readonly MenPowerRow[]; range: DateRange };

/** Exports the shown projects in their order. Source: HR-2, EX-1. */
function MenPowerExport({ rows, range }: MenPowerExportProps) {
  const { t } = useTranslation('exporting');
  return (
    <ExportControl
      blockedBecause={rows.length === 0 ? t('nothing') : undefined}
      prepare={() => ({
        fileName: menPowerFileName(range),
        workbook: () => menPowerWorkbook(rows, range),
        csv: () => menPowerCsv(rows),
      })}
    />
  );
}

const NO_ROWS: readonly MenPowerRow[] = [];
const getRowKey = ({ id }: MenPowerRow) => id;

/** Members, hours and days of each project. Changed dates apply at once. Source: HR-2. */
export function MenPowerPage() {
  const { t } = useTranslation('hours');
  const resultWords = useResultWords();
  const [chosenRange, setRange] = useReportRange();
  const today = useToday(HOME_ZONE);
  const range = chosenRange ?? lastSevenDays(today);
  const form = useAppForm(rangeFormSchema, range, range);
  useLiveForm(form, setRange);
  const { data, error, isLoadingError, refetch } = useQuery(menPowerQueries.ofRange(range));
  const columns = useMenPowerColumns(maxHours(data ?? NO_ROWS), range);
  const visible = useVisibleRows(data ?? NO_ROWS, columns);

  return (
    <>
      <PageHeader
        title={t('menPower.title')}
        purpose={t('menPower.purpose')}
        action={<CopyLink fields={range} />}
      />
      <Stack spacing={2}>
        <Panel isScreenOnly>
          <RangePresets range={range} timeZone={HOME_ZONE} onPick={setRange} />
          <FormGrid>
            <RangeFields control={form.control} />
          </FormGrid>
        </Panel>
        <Panel
          title={t('menPower.result')}
          subtitle={
            <>
              {resultWords(range, data && visible)}
              <br />
              {t('menPower.note')}
            </>
          }
          isFlush
        >
          <DataTable
            label={t('menPower.result')}
            rows={data}
            columns={columns}
            rowKey={getRowKey}
            isPaged={false}
            toolbar={(found) => <MenPowerExport rows={found} range={range} />}
            searchLabel={t('searchResult')}
            empty={{ title: t('menPower.empty'), why: t('menPower.emptyWhy') }}
            error={isLoadingError ? describeError(error) : undefined}
            onRetry={() => void refetch()}
          />
        </Panel>
      </Stack>
    </>
  );
}
