import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberLink } from '@/features/members/components/member-link';
import { useStaffNumbers } from '@/features/members/components/use-staff-numbers';
import { localName, useFormat } from '@/i18n/format';
import { nameKeywords } from '@/i18n/search-keywords';
import { fieldColumns } from '@/session/field-columns';
import type { Column } from '@/ui/data-table/column';
import { OVERTIME_FIELDS } from '../fields';
import { countedHours } from '../model/check-overtimes';
import { isRejected, type Overtime } from '../model/leave';
import { DURATION_COLUMN, DurationText } from './duration-text';
import { OvertimeStateChip } from './overtime-state-chip';

/** `sheetColumns` also have the hours, and a note why a row has none. */
export function useOvertimeColumns() {
  const { t } = useTranslation('leave');
  const { t: tSheet } = useTranslation('exporting');
  const { language } = useFormat();
  const findStaffNo = useStaffNumbers();
  return useMemo(() => {
    const name: Column<Overtime> = {
      id: 'name',
      header: t('column.name'),
      text: (overtime) => localName(overtime, language),
      cell: (overtime) => <MemberLink id={overtime.staffId} name={localName(overtime, language)} />,
      keywords: (overtime) => nameKeywords(overtime, findStaffNo(overtime)),
    };
    const hours: Column<Overtime> = {
      id: 'hours',
      header: tSheet('sheet.decimalHours'),
      text: () => '',
      sheet: { value: countedHours, isSummed: true },
    };
    const note: Column<Overtime> = {
      id: 'note',
      header: t('list.note'),
      text: (overtime) => {
        if (isRejected(overtime)) return t('list.rejectedNote');
        return countedHours(overtime) === null ? t('list.noTimeNote') : '';
      },
    };
    const columns = [
      name,
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
    return { columns, sheetColumns: [...columns, hours, note] };
  }, [t, tSheet, language, findStaffNo]);
}
