import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { checkedMonthQueries } from '@/features/work/api/checked-months';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import type { CheckedMonth } from '@/features/work/model/month-snapshot';
import type { Staff } from '@/session/staff-schema';
import type { CalendarMonth } from '@/lib/calendar-date';
import { Toggles } from '@/ui/form/toggles';
import { FailureAlert } from '@/ui/page/failure-alert';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { lastExport, type ExportedMonth } from '../api/exported-months';
import { createPayroll, payrollQueries, type PayrollScope } from '../api/payroll-queries';
import { changesSince, checkedRows, type ChangedSums } from '../model/payroll-changes';
import { exportedRows, type ExplainedRow } from '../model/payroll-row';
import { ROWS_AT_ONCE } from '../model/rows-at-once';
import { CheckComparison, ExportComparison } from './payroll-comparison';
import { PayrollTable } from './payroll-table';

type PayrollPreviewProps = {
  people: readonly Staff[];
  month: CalendarMonth;
  scope: PayrollScope;
  userId: number;
};

/** About the height of a few rows in px, to keep the layout stable. */
const HEIGHT = 320;

/** Reads the rows each time it opens. */
export function PayrollPreview({ people, month, scope, userId }: PayrollPreviewProps) {
  const { t } = useTranslation(['payroll', 'leave']);
  const { data, isFetching, isFetchedAfterMount, isError, refetch } = useQuery({
    ...payrollQueries.source(scope),
    staleTime: 0,
  });
  const calendarQuery = useQuery(workCalendarQueries.all());
  const { data: calendar } = calendarQuery;
  const rows = useMemo(
    () => data && createPayroll(people, month, data, calendar),
    [people, month, data, calendar],
  );
  const before = useMemo(() => lastExport(userId, month), [userId, month]);
  const checked = useQuery(checkedMonthQueries.ofMonth(userId, month)).data ?? null;
  // The rows stay while they are read again, because users have filtered and opened them.
  if (!isFetchedAfterMount || (isError && isFetching)) return <SkeletonBlock height={HEIGHT} lines={8} />;
  if (isError || !rows) return <FailureAlert onRetry={() => void refetch()}>{t('failed')}</FailureAlert>;
  return (
    <>
      {calendarQuery.isLoadingError && (
        <FailureAlert onRetry={() => void calendarQuery.refetch()}>{t('calendarUnknown')}</FailureAlert>
      )}
      <PreviewedRows key={month} rows={rows} month={month} before={before} checked={checked} />
    </>
  );
}

type Comparisons = {
  before: ExportedMonth | null;
  checked: CheckedMonth | null;
};

function useChanges(rows: readonly ExplainedRow[], month: CalendarMonth, { before, checked }: Comparisons) {
  const sums = useMemo(() => exportedRows(rows), [rows]);
  // Between different months nearly all sums differ.
  const sinceExport = useMemo(
    () => (before?.month === month ? changesSince(before.rows, sums) : undefined),
    [sums, before, month],
  );
  const sinceCheck = useMemo(() => {
    if (!checked) return undefined;
    const ids = sums.map(({ id }) => id);
    return changesSince(checkedRows(checked.facts, ids), sums).changed;
  }, [sums, checked]);
  return { sinceExport, sinceCheck };
}

type Choice = { value: 'all' | 'odd' | 'changed'; label: string; rows: readonly ExplainedRow[] };

function useChoices(
  rows: readonly ExplainedRow[],
  comparisons: readonly (ChangedSums | undefined)[],
): Choice[] {
  const { t } = useTranslation('payroll');
  const choices: Choice[] = [
    { value: 'all', label: t('show.all'), rows },
    { value: 'odd', label: t('show.odd'), rows: rows.filter(({ oddities }) => oddities > 0) },
  ];
  if (comparisons.some((changed) => changed !== undefined)) {
    choices.push({
      value: 'changed',
      label: t('show.changed'),
      rows: rows.filter(({ person }) => comparisons.some((changed) => changed?.has(person.id))),
    });
  }
  return choices;
}

type PreviewedRowsProps = Comparisons & { rows: readonly ExplainedRow[]; month: CalendarMonth };

function PreviewedRows({ rows, month, before, checked }: PreviewedRowsProps) {
  const { t } = useTranslation('payroll');
  const [choice, setChoice] = useState<Choice['value']>('all');
  const [maxRows, setMaxRows] = useState(ROWS_AT_ONCE);
  const tableBody = useRef<HTMLTableSectionElement>(null);
  const { sinceExport, sinceCheck } = useChanges(rows, month, { before, checked });
  const choices = useChoices(rows, [sinceExport?.changed, sinceCheck]);
  const chosen = choices.find(({ value }) => value === choice)?.rows ?? rows;
  const rest = chosen.length - maxRows;

  /** The focus moves to the first new row, because the last press removes the button. */
  function showMore() {
    const lastRow = tableBody.current?.lastElementChild;
    flushSync(() => setMaxRows(maxRows + ROWS_AT_ONCE));
    lastRow?.nextElementSibling?.querySelector('button')?.focus();
  }

  return (
    <Box sx={{ minHeight: HEIGHT }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Toggles
          aria-label={t('show.label')}
          options={choices.map(({ value, label, rows: { length } }) => ({ value, label, count: length }))}
          value={choice}
          onChosen={setChoice}
        />
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary', flex: '1 1 240px' }}>
          <ExportComparison before={before} changes={sinceExport} />
          {checked && sinceCheck && <CheckComparison checked={checked} changed={sinceCheck} />}
        </Typography>
      </Box>
      <PayrollTable
        rows={chosen.slice(0, maxRows)}
        allRows={rows}
        bodyRef={tableBody}
        sinceExport={sinceExport?.changed}
        sinceCheck={sinceCheck}
        label={t('preview')}
      />
      {chosen.length === 0 && <Typography sx={{ py: 2 }}>{t('show.none')}</Typography>}
      {rest > 0 && (
        <Button onClick={showMore}>{t('show.more', { count: Math.min(rest, ROWS_AT_ONCE) })}</Button>
      )}
    </Box>
  );
}
