import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberLink } from '@/features/members/components/member-link';
import { useStaffNumbers } from '@/features/members/components/use-staff-numbers';
import { localName } from '@/i18n/format';
import { nameKeywords } from '@/i18n/search-keywords';
import { fieldColumns } from '@/session/field-columns';
import type { Column } from '@/ui/data-table/column';
import { StaffAvatar } from '@/ui/page/staff-avatar';
import { FINE_FIELDS, type Fine } from '../fields';
import type { LedgerEntry } from '../model/fine-ledger';
import { FINE_STATUS } from '../model/fine-status';
import { FineCount, FineStatusSwitch } from './fine-cells';
import { useFineFormat } from './use-fine-format';

/** True for `HH:MM:SS` or `HH:MM`; a sheet keeps any other text of the server as text. */
const isTimeForSheet = (text: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);

/** Source: FIN-2. */
export function useFineColumns(onStatusChange: (fine: Fine) => void): readonly Column<LedgerEntry>[] {
  const { t } = useTranslation('fines');
  const format = useFineFormat();
  const findStaffNo = useStaffNumbers();
  return useMemo(() => {
    const { language } = format;
    return [
      {
        id: 'name',
        header: t('column.name'),
        text: ({ member }) => localName(member, language),
        keywords: ({ member, staffId }) => nameKeywords(member, findStaffNo({ ...member, staffId })),
        cell: ({ member, staffId }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <StaffAvatar name={localName(member, language)} src={member.staff_image_url} size={28} />
            <MemberLink id={staffId} name={localName(member, language)} />
          </Box>
        ),
      },
      ...fieldColumns<LedgerEntry>(FINE_FIELDS, language, {
        date: { sortValue: ({ date, time }) => `${date} ${time}` },
        time: {
          keywords: ({ time }) => [time],
          sheet: { value: ({ time }) => (isTimeForSheet(time) ? { time } : time), numberFormat: 'h:mm:ss' },
        },
      }),
      {
        id: 'fine',
        header: t('column.fine'),
        text: ({ amount }) => format.amount(amount),
        sortValue: ({ amount }) => amount ?? '',
        sheet: { value: ({ amount }) => amount, numberFormat: '#,##0', isSummed: true },
        align: 'right',
      },
      {
        id: 'total',
        header: t('column.total'),
        text: ({ total }) => format.amount(total),
        sortValue: ({ total }) => total,
        sheet: { value: ({ total }) => total, numberFormat: '#,##0' },
        align: 'right',
      },
      {
        id: 'count',
        header: t('column.count'),
        text: ({ count }) => count,
        cell: ({ count }) => <FineCount count={count} />,
        align: 'right',
      },
      {
        id: 'status',
        header: t('column.status'),
        text: ({ status }) => (status === FINE_STATUS.complete ? t('status.complete') : t('status.pending')),
        cell: (fine) => <FineStatusSwitch fine={fine} onChange={onStatusChange} />,
      },
    ];
  }, [t, format, findStaffNo, onStatusChange]);
}
