import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { getWeekday, type CalendarDate } from '@/lib/calendar-date';
import { toggled } from '@/lib/toggled';
import type { MergedHoliday } from '../model/holiday-file';

type HolidayTableProps = {
  holidays: readonly MergedHoliday[];
  unchecked: ReadonlySet<CalendarDate>;
  onUnchecked: (dates: ReadonlySet<CalendarDate>) => void;
};

/** An unticked day is left out of the saved file. */
export function HolidayTable({ holidays, unchecked, onUnchecked }: HolidayTableProps) {
  const { t } = useTranslation('company');
  const format = useFormat();

  return (
    <Table size="small" aria-label={t('holidays.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('holidays.isOff')}</TableCell>
          <TableCell>{t('holidays.date')}</TableCell>
          <TableCell>{t('holidays.name')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {holidays.map(({ date, name, change }) => (
          <TableRow key={date}>
            <TableCell padding="checkbox">
              <Checkbox
                size="small"
                checked={!unchecked.has(date)}
                onChange={() => onUnchecked(toggled(unchecked, date))}
                slotProps={{ input: { 'aria-label': t('holidays.tick', { date: format.date(date), name }) } }}
              />
            </TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>
              {t('holidays.day', {
                date: format.date(date),
                weekday: format.weekday(getWeekday(date), 'short'),
              })}
            </TableCell>
            <TableCell>
              {name}{' '}
              {change && (
                <Chip
                  size="small"
                  color="primary"
                  variant="outlined"
                  label={change === 'added' ? t('holidays.added') : t('holidays.named')}
                />
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
