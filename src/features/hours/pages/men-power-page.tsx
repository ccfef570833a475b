import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { HOME_ZONE } from '@/lib/home-zone';
import { describeError } from '@/i18n/describe-error';
import { DataTable } from '@/ui/data-table/data-table';
import { useVisibleRows } from '@/ui/data-table/use-found-rows';
import { useLiveForm, useAppForm } from '@/ui/form/use-app-form';
import { CopyLink } from '@/ui/page/copy-link';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { menPowerQueries } from '../api/men-power-queries';
import { FormGrid } from '../components/form-grid';
import { MenPowerExport } from '../components/men-power-export';
import { RangeFields } from '../components/range-fields';
import { RangePresets } from '../components/range-presets';
import { useMenPowerColumns } from '../components/use-men-power-columns';
import { useReportRange } from '../components/use-report-range';
import { lastSevenDays } from '../model/date-range';
import { longestOf } from '../model/hour-entry';
import type { MenPowerRow } from '../model/men-power';
import { rangeFormSchema } from '../model/range-form';
import { useResultWords } from '../components/use-hours-words';

const NOTHING: readonly MenPowerRow[] = [];
const keyOf = ({ id }: MenPowerRow) => id;

/** Members, hours and days of each project; follows the dates at once. Source: HR-2. */
export function MenPowerPage() {
  const { t } = useTranslation('hours');
  const resultWords = useResultWords();
  const [asked, setRange] = useReportRange({ isLive: true });
  const today = useToday(HOME_ZONE);
  const range = asked ?? lastSevenDays(today);
  const form = useAppForm(rangeFormSchema, range, range);
  useLiveForm(form, setRange);
  const { data, error, refetch } = useQuery(menPowerQueries.ofRange(range));
  const columns = useMenPowerColumns(longestOf(data ?? NOTHING), range);
  // What the search leaves, in the shown order: also what a workbook holds.
  const visible = useVisibleRows(data ?? NOTHING, columns);

  return (
    <>
      <PageHeader
        title={t('menPower.title')}
        purpose={t('menPower.purpose')}
        action={
          <>
            <CopyLink fields={range} />
            <MenPowerExport rows={visible} range={range} />
          </>
        }
      />
      <Stack spacing={2}>
        <Panel>
          <RangePresets range={range} onPick={setRange} />
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
            rowKey={keyOf}
            isPaged={false}
            searchLabel={t('searchResult')}
            empty={{ title: t('menPower.empty'), why: t('menPower.emptyWhy') }}
            error={error ? describeError(error) : undefined}
            onRetry={() => void refetch()}
          />
        </Panel>
      </Stack>
    </>
  );
}
