import LocalFireDepartment from '@mui/icons-material/LocalFireDepartment';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberLink } from '@/features/members/components/member-link';
import { useStaffNumbers } from '@/features/members/components/use-staff-numbers';
import { localName, nameKeywords } from '@/i18n/format';
import { fieldColumns } from '@/session/shown-fields';
import type { Column } from '@/ui/data-table/column';
import { StaffAvatar } from '@/ui/page/avatar';
import { FINE_FIELDS, type Fine } from '../fields';
import { countTone, type LedgerEntry } from '../model/fine-ledger';
import { useFineFormat } from './use-fine-format';

type FineStatusSwitchProps = {
  fine: Fine;
  /** Asks first; the switch moves when the status has changed. */
  onChange: (fine: Fine) => void;
};

/** Switches between pending and complete. Source: FIN-4. */
function FineStatusSwitch({ fine, onChange }: FineStatusSwitchProps) {
  const { t } = useTranslation('fines');
  const format = useFineFormat();
  const isComplete = fine.status === 1;
  const status = isComplete ? t('status.complete') : t('status.pending');
  return (
    <FormControlLabel
      label={status}
      sx={{
        mr: 0,
        '@media print': { ml: 0 },
        whiteSpace: 'nowrap',
        '& .MuiFormControlLabel-label': {
          typography: 'body2',
          color: isComplete ? 'success.text' : 'text.secondary',
        },
      }}
      control={
        <Switch
          size="small"
          checked={isComplete}
          onChange={() => onChange(fine)}
          sx={{ mr: 1 }}
          slotProps={{
            input: { role: 'switch', 'aria-label': t('status.of', { ...format.named(fine), status }) },
          }}
        />
      }
    />
  );
}

/** The count, with a warning above 2 and a stronger one above 3. Source: FIN-5. */
function FineCount({ count }: { count: number }) {
  const { t } = useTranslation('fines');
  const tone = countTone(count);
  const isSevere = tone === 'severe';
  const Icon = isSevere ? LocalFireDepartment : WarningAmber;
  const words = isSevere ? t('count.severe') : t('count.warning');
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: 0.5 }}
    >
      {tone !== 'calm' && (
        <Icon
          data-tip={words}
          role="img"
          aria-hidden={false}
          aria-label={words}
          sx={{ fontSize: 20, color: isSevere ? 'error.text' : 'warning.text' }}
        />
      )}
      {count}
    </Box>
  );
}

/** Joins date and time to one number, for sorting. */
const toSortValue = ({ date, time }: Fine) => Number(`${date}${time}`.replace(/\D/g, ''));

/** True for `HH:MM:SS` or `HH:MM`, which a sheet stores as times; other texts of the server stay unchanged. */
const isTimeForSheet = (text: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);

/** The columns of the list of fines. Source: FIN-2. */
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
            <StaffAvatar
              name={localName(member, language)}
              src={member.staff_image_url}
              size={28}
              isDecorative
            />
            <MemberLink id={staffId} name={localName(member, language)} />
          </Box>
        ),
      },
      ...fieldColumns<LedgerEntry>(FINE_FIELDS, language, {
        date: { sortValue: toSortValue },
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
        text: ({ status }) => (status === 1 ? t('status.complete') : t('status.pending')),
        cell: (fine) => <FineStatusSwitch fine={fine} onChange={onStatusChange} />,
      },
    ];
  }, [t, format, findStaffNo, onStatusChange]);
}
