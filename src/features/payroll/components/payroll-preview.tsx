import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkedMonthQueries } from '@/features/work/api/checked-months';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import type { CheckedMonth } from '@/features/work/model/month-snapshot';
import type { Staff } from '@/session/staff-schema';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import type { CalendarMonth } from '@/lib/calendar-date';
import { Toggles } from '@/ui/form/toggle-row';
import { ListFailure } from '@/ui/page/list-failure';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { lastExport, type ExportedMonth } from '../api/exported-months';
import { createPayroll, payrollQueries, type PayrollScope } from '../api/payroll-queries';
import { changesSince, checkedRows } from '../model/payroll-changes';
import { exportedRows, type ExplainedRow } from '../model/payroll-row';
import { PayrollTable } from './payroll-table';

type PayrollPreviewProps = {
  people: readonly Staff[];
  month: CalendarMonth;
  scope: PayrollScope;
  userId: number;
};

/** About the height of a few rows in px, to keep the layout stable. */
const HEIGHT = 320;
/** Thousands of rows at once would take seconds. */
const ROWS_AT_ONCE = 100;

/** Previews the rows of a payroll; reads them each time it opens. */
export function PayrollPreview({ people, month, scope, userId }: PayrollPreviewProps) {
  const { t } = useTranslation(['payroll', 'leave']);
  const { data, isFetching, isError, refetch } = useQuery({ ...payrollQueries.source(scope), staleTime: 0 });
  const calendar = useQuery(workCalendarQueries.all()).data;
  const rows = useMemo(
    () => data && createPayroll(people, month, data, calendar),
    [people, month, data, calendar],
  );
  const before = useMemo(() => lastExport(userId, month), [userId, month]);
  const checked = useQuery(checkedMonthQueries.ofMonth(userId, month)).data ?? null;
  if (isFetching) return <SkeletonBlock height={HEIGHT} lines={8} />;
  if (isError || !rows) return <ListFailure onRetry={() => void refetch()}>{t('failed')}</ListFailure>;
  return <PreviewedRows key={month} rows={rows} month={month} before={before} checked={checked} />;
}

type PreviewedRowsProps = {
  rows: readonly ExplainedRow[];
  month: CalendarMonth;
  before: ExportedMonth | null;
  checked: CheckedMonth | null;
};

function PreviewedRows({ rows, month, before, checked }: PreviewedRowsProps) {
  const { t } = useTranslation('payroll');
  const format = useFormat();
  const [choice, setChoice] = useState<'all' | 'odd' | 'changed'>('all');
  const [maxRows, setMaxRows] = useState(ROWS_AT_ONCE);
  // Compares exports of the same month only: nearly all sums differ between months.
  const changes = useMemo(
    () => (before?.month === month ? changesSince(before.rows, exportedRows(rows)) : undefined),
    [rows, before, month],
  );
  const changed = changes?.changed;
  const sinceCheck = useMemo(() => {
    if (!checked) return undefined;
    const now = exportedRows(rows);
    const ids = now.map(({ id }) => id);
    return changesSince(checkedRows(checked.facts, ids), now).changed;
  }, [rows, checked]);
  const choices: { value: typeof choice; word: string; rows: readonly ExplainedRow[] }[] = [
    { value: 'all', word: t('show.all'), rows },
    { value: 'odd', word: t('show.odd'), rows: rows.filter(({ oddities }) => oddities > 0) },
  ];
  if (changed || sinceCheck) {
    choices.push({
      value: 'changed',
      word: t('show.changed'),
      rows: rows.filter(({ person }) => changed?.has(person.id) || sinceCheck?.has(person.id)),
    });
  }
  const chosen = choices.find(({ value }) => value === choice)?.rows ?? rows;
  const shown = chosen.slice(0, maxRows);
  const rest = chosen.length - shown.length;
  return (
    <Box sx={{ minHeight: HEIGHT }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Toggles
          aria-label={t('show.label')}
          options={choices.map((option) => ({
            value: option.value,
            label: option.word,
            count: option.rows.length,
          }))}
          value={choice}
          onChosen={setChoice}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 240px' }}>
          <Comparison before={before} changes={changes} />
          {checked && sinceCheck && (
            <>
              {' '}
              {t(sinceCheck.size === 0 ? 'compared.checkedSame' : 'compared.checked', {
                count: sinceCheck.size,
                date: format.moment(checked.checkedAt),
                name: format.name(checked.by),
              })}
            </>
          )}
        </Typography>
      </Box>
      <PayrollTable
        rows={shown}
        allRows={rows}
        changed={changed}
        sinceCheck={sinceCheck}
        label={t('preview')}
      />
      {chosen.length === 0 && <Typography sx={{ py: 2 }}>{t('show.none')}</Typography>}
      {rest > 0 && (
        <Button onClick={() => setMaxRows(maxRows + ROWS_AT_ONCE)}>
          {t('show.more', { count: Math.min(rest, ROWS_AT_ONCE) })}
        </Button>
      )}
    </Box>
  );
}

type ComparisonProps = {
  before: ExportedMonth | null;
  /** Undefined without an export of the same month. */
  changes: ReturnType<typeof changesSince> | undefined;
};

function Comparison({ before, changes }: ComparisonProps) {
  const { t } = useTranslation('payroll');
  const format = useFormat();
  if (!before) return t('compared.never');
  const values = { date: format.moment(before.exportedAt), name: format.name(before.by) };
  if (!changes) return t('compared.other', { ...values, month: formatMonth(before.month, format.language) });
  const added = changes.added.length;
  const removed = changes.removed.length;
  return (
    <>
      {t('compared.same', values)}
      {added > 0 && ` ${t('compared.added', { count: added })}`}
      {removed > 0 && ` ${t('compared.gone', { count: removed })}`}
    </>
  );
}
