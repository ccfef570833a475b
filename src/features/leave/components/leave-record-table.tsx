import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberLink } from '@/features/members/components/member-link';
import { useStaffNumbers } from '@/features/members/components/use-staff-numbers';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { fieldColumns } from '@/session/field-columns';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { TableExport } from '@/ui/export/table-export';
import { RECORD_FIELDS } from '../fields';
import { hasBalance } from '../model/balance';
import type { DaysBySource, LeaveRecord } from '../model/leave';

type LeaveRecordTableProps = {
  records: readonly LeaveRecord[] | undefined;
  error: unknown;
  onRetry: () => unknown;
  /** Shows the leaves of a record; undefined for staff, whose own leaves are shown already. */
  onShow?: (record: LeaveRecord) => void;
};

/** True for records of several years; of a single year, the year is not shown. */
function hasSeveralYears(records: readonly LeaveRecord[] = []): boolean {
  return new Set(records.map(({ year }) => year)).size > 1;
}

const toDaySheet = (value: (record: LeaveRecord) => number | null) => ({ value, isSummed: true });

type ShownColumns = { hasYears: boolean; hasBalances: boolean; hasSources: boolean };

function useRecordColumns({ hasYears, hasBalances, hasSources }: ShownColumns): Column<LeaveRecord>[] {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const { language } = format;
  const findStaffNo = useStaffNumbers();
  return useMemo((): Column<LeaveRecord>[] => {
    const year: Column<LeaveRecord> = {
      id: 'year',
      header: t('column.year'),
      text: (record) => record.year ?? '',
      sheet: { value: (record) => record.year },
    };
    const used: Column<LeaveRecord> = {
      id: 'used',
      header: t('column.used'),
      text: (record) => record.usedLeaves ?? '',
      sheet: toDaySheet((record) => record.usedLeaves),
      align: 'right',
    };
    const remaining: Column<LeaveRecord> = {
      id: 'left',
      header: t('column.left'),
      text: (record) => record.remainingLeaves ?? '',
      sheet: toDaySheet((record) => record.remainingLeaves),
      align: 'right',
    };
    const sourceColumn = (source: keyof DaysBySource, header: string): Column<LeaveRecord> => ({
      id: source,
      header,
      text: ({ remainingBySource }) => remainingBySource?.[source] ?? '',
      sheet: toDaySheet(({ remainingBySource }) => remainingBySource?.[source] ?? null),
      align: 'right',
    });
    const english: Column<LeaveRecord> = {
      id: 'englishName',
      header: t('column.englishName'),
      text: (record) => record.eng_name,
    };
    const japanese: Column<LeaveRecord> = {
      id: 'japaneseName',
      header: t('column.japaneseName'),
      text: (record) => record.jp_name,
    };
    return [
      {
        ...(language === 'ja' ? japanese : english),
        cell: (record) => <MemberLink id={record.staffId} name={format.name(record)} />,
        keywords: (record) => [findStaffNo(record)],
      },
      language === 'ja' ? english : japanese,
      ...fieldColumns<LeaveRecord>(RECORD_FIELDS, language),
      ...(hasYears ? [year] : []),
      {
        id: 'totalLeaves',
        header: t('column.totalLeaves'),
        text: (record) => record.totalLeaves ?? '',
        sheet: toDaySheet((record) => record.totalLeaves),
        align: 'right',
      },
      ...(hasBalances ? [used, remaining] : []),
      ...(hasSources
        ? [
            sourceColumn('carried', t('column.carried')),
            sourceColumn('first', t('column.first')),
            sourceColumn('second', t('column.second')),
          ]
        : []),
    ];
  }, [t, format, language, hasYears, hasBalances, hasSources, findStaffNo]);
}

/** Lists days granted, used and left; for one's own record also the days left by source. Source: LV-5. */
export function LeaveRecordTable({ records, error, onRetry, onShow }: LeaveRecordTableProps) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const columns = useRecordColumns({
    hasYears: hasSeveralYears(records),
    // Most servers send balances, so their columns exist from the start to keep the layout stable.
    hasBalances: records?.some(hasBalance) ?? true,
    // In the list of all people, the sources would be too many figures.
    hasSources: !onShow && (records?.some(({ remainingBySource }) => remainingBySource) ?? false),
  });
  return (
    <DataTable
      label={t('records.title')}
      rows={records}
      columns={columns}
      rowKey={({ key }) => key}
      hasSearch={onShow !== undefined}
      toolbar={
        onShow && ((found) => <TableExport title={t('records.title')} columns={columns} rows={found} />)
      }
      // Staff have one record, so its height is reserved.
      expectedRows={onShow ? undefined : 1}
      empty={{ title: t('records.none'), why: t('records.noneWhy') }}
      error={error && !records ? describeError(error) : undefined}
      onRetry={() => void onRetry()}
      actions={
        onShow &&
        ((record) => (
          <Button
            size="small"
            data-record={record.key}
            aria-label={t('records.showOf', { name: format.name(record) })}
            onClick={() => onShow(record)}
          >
            {t('records.show')}
          </Button>
        ))
      }
    />
  );
}
