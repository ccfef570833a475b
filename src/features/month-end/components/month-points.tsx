import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { lastOfMonth, type CalendarDate } from '@/lib/calendar-date';
import { FinesPoint, HoursPoint, LeavePoint, OvertimePoint } from './open-points';
import { PayrollPoint } from './payroll-point';

type MonthPointsProps = {
  /** The first day of the month. */
  first: CalendarDate;
  today: CalendarDate;
};

/** The points of a month, the payroll last. */
export function MonthPoints({ first, today }: MonthPointsProps) {
  const { t } = useTranslation(['settling', 'closing', 'leave', 'fines', 'payroll', 'exporting']);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
      }}
    >
      {lastOfMonth(first) >= today && (
        <Alert severity="info" role="note" sx={{ gridColumn: '1 / -1' }}>
          {t('notOver')}
        </Alert>
      )}
      <HoursPoint first={first} />
      <OvertimePoint first={first} />
      <FinesPoint first={first} />
      <LeavePoint first={first} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <PayrollPoint month={first.slice(0, 7)} />
      </Box>
    </Box>
  );
}
