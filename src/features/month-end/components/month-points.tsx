import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useTeamLimits } from '@/features/hours/closing/components/use-team-limits';
import { useClosingBoard } from '@/features/hours/closing/components/use-closing-board';
import { lastOfMonth, toMonth, type CalendarDate } from '@/lib/calendar-date';
import { CheckPoint } from './check-point';
import { FinesPoint } from './fines-point';
import { HoursPoint } from './hours-point';
import { LeavePoint } from './leave-point';
import { LimitsPoint } from './limits-point';
import { OvertimePoint } from './overtime-point';
import { PayrollPoint } from './payroll-point';

type MonthPointsProps = {
  firstDay: CalendarDate;
  today: CalendarDate;
};

export function MonthPoints({ firstDay, today }: MonthPointsProps) {
  const { t } = useTranslation('settling');
  const board = useClosingBoard(firstDay);
  const team = useTeamLimits(firstDay);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
      }}
    >
      {lastOfMonth(firstDay) >= today && (
        <Alert severity="info" role="note" sx={{ gridColumn: '1 / -1' }}>
          {t('notOver')}
        </Alert>
      )}
      <HoursPoint firstDay={firstDay} board={board} />
      <OvertimePoint firstDay={firstDay} />
      <FinesPoint firstDay={firstDay} />
      <LeavePoint firstDay={firstDay} />
      {team.isOn && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <LimitsPoint firstDay={firstDay} team={team} />
        </Box>
      )}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <PayrollPoint month={toMonth(firstDay)} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <CheckPoint firstDay={firstDay} board={board} />
      </Box>
    </Box>
  );
}
