import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberLink } from '@/features/members/components/member-link';
import { useStaffNumbers } from '@/features/members/components/use-staff-numbers';
import { useFormat } from '@/i18n/format';
import { fieldColumns } from '@/session/field-columns';
import type { Column } from '@/ui/data-table/column';
import { RECORD_FIELDS } from '../fields';
import type { DaysBySource, LeaveRecord } from '../model/leave';

const daysColumn = (
  id: string,
  header: string,
  value: (record: LeaveRecord) => number | null,
): Column<LeaveRecord> => ({
  id,
  header,
  text: (record) => value(record) ?? '',
  sheet: { value, isSummed: true },
  align: 'right',
});

type ShownColumns = { hasYears: boolean; hasBalances: boolean; hasSources: boolean };

/** Source: LV-5. */
export function useRecordColumns({
  hasYears,
  hasBalances,
  hasSources,
}: ShownColumns): readonly Column<LeaveRecord>[] {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const { language } = format;
  const findStaffNo = useStaffNumbers();
  return useMemo(() => {
    const year: Column<LeaveRecord> = {
      id: 'year',
      header: t('column.year'),
      text: (record) => record.year ?? '',
      sheet: { value: (record) => record.year },
    };
    const sourceColumn = (source: keyof DaysBySource, header: string) =>
      daysColumn(source, header, ({ remainingBySource }) => remainingBySource?.[source] ?? null);
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
      daysColumn('totalLeaves', t('column.totalLeaves'), (record) => record.totalLeaves),
      ...(hasBalances
        ? [
            daysColumn('used', t('column.used'), (record) => record.usedLeaves),
            daysColumn('left', t('column.left'), (record) => record.remainingLeaves),
          ]
        : []),
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
