import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberLink } from '@/features/members/components/member-link';
import { useStaffNumbers } from '@/features/members/components/use-staff-numbers';
import { describeError } from '@/i18n/describe-error';
import { localName, useFormat } from '@/i18n/format';
import { nameKeywords } from '@/i18n/search-keywords';
import { fieldColumns } from '@/session/shown-fields';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { TableExport } from '@/ui/export/table-export';
import { leaveQueries } from '../api/leave-queries';
import { OVERTIME_FIELDS } from '../fields';
import { toDurationHours } from '../model/duration';
import { belongsTo, type Overtime, type Person } from '../model/leave';
import { DURATION_COLUMN, DurationText } from './duration-text';
import { OvertimeStateChip } from './overtime-state';

/** Returns the hours that count; null for rejected overtime and for unreadable durations. */
const countedHours = ({ isRejected, duration }: Overtime) => (isRejected ? null : toDurationHours(duration));

type RegisteredOvertimesProps = { onlyPerson?: Person };

/** Lists overtime below the form: all for administrators, otherwise one's own. Source: LV-4. */
export function RegisteredOvertimes({ onlyPerson }: RegisteredOvertimesProps) {
  const { t } = useTranslation('leave');
  const { t: tSheet } = useTranslation('exporting');
  const format = useFormat();
  const { language } = format;
  const findStaffNo = useStaffNumbers();
  const { data, error, refetch } = useQuery(leaveQueries.overtimes());
  const rows = useMemo(
    () => (onlyPerson ? data?.filter((overtime) => belongsTo(overtime, onlyPerson)) : data),
    [data, onlyPerson],
  );
  const columns = useMemo((): Column<Overtime>[] => {
    return [
      {
        id: 'name',
        header: t('column.name'),
        text: (overtime) => localName(overtime, language),
        cell: (overtime) => <MemberLink id={overtime.staffId} name={localName(overtime, language)} />,
        keywords: (overtime) => nameKeywords(overtime, findStaffNo(overtime)),
      },
      ...fieldColumns<Overtime>(OVERTIME_FIELDS, language, {
        time: {
          ...DURATION_COLUMN,
          cell: (overtime) => (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <DurationText duration={overtime.duration} />
              {overtime.state && <OvertimeStateChip state={overtime.state} />}
            </Box>
          ),
        },
      }),
    ];
  }, [t, language, findStaffNo]);
  /** The hours that count, for the sheet only. */
  const hoursColumn: Column<Overtime> = {
    id: 'hours',
    header: tSheet('sheet.decimalHours'),
    text: () => '',
    sheet: {
      value: countedHours,
      isSummed: true,
    },
  };
  /** Why a row has no hours, for the sheet only. */
  const noteColumn: Column<Overtime> = {
    id: 'note',
    header: t('list.note'),
    text: ({ isRejected, duration }) => {
      if (isRejected) return t('list.rejectedNote');
      return toDurationHours(duration) === null ? t('list.noTimeNote') : '';
    },
  };
  return (
    <DataTable
      label={t('list.overtimes')}
      rows={rows}
      columns={columns}
      rowKey={({ key }) => key}
      toolbar={(found) => (
        <TableExport
          title={t('list.overtimes')}
          columns={[...columns, hoursColumn, noteColumn]}
          rows={found}
        />
      )}
      summary={(found) => {
        const total = found.reduce((sum, overtime) => sum + (countedHours(overtime) ?? 0), 0);
        return (
          found.length > 0 && (
            <Typography variant="body2" sx={{ px: { xs: 2, sm: 3 } }}>
              {t('list.overtimeTotal', { hours: format.hours(total) })}
            </Typography>
          )
        );
      }}
      empty={{ title: t('list.noOvertimes'), why: t('list.noOvertimesWhy') }}
      error={error && !data ? describeError(error) : undefined}
      onRetry={() => void refetch()}
      defaultSort="-date"
      urlPrefix="overtime"
    />
  );
}
