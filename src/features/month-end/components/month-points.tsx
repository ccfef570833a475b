import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useTeamLimits } from '@/features/hours/closing/components/team-limits';
import { useClosingBoard } from '@/features/hours/closing/components/use-closing-board';
import { memberQueries } from '@/features/members/api/member-queries';
import { readExport } from '@/features/payroll/api/exported-months';
import { PayrollExport } from '@/features/payroll/components/payroll-export';
import { useFormat } from '@/i18n/format';
import { lastOfMonth, toMonth, type CalendarDate, type CalendarMonth } from '@/lib/calendar-date';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { CheckPoint } from './check-point';
import { MonthPoint } from './month-point';
import { FinesPoint, HoursPoint, LeavePoint, LimitsPoint, OvertimePoint } from './open-points';

/** Shows this browser's export of the month, `YYYY-MM`, and who is missing in it. */
function PayrollPoint({ month }: { month: CalendarMonth }) {
  const { t } = useTranslation('settling');
  const format = useFormat();
  const me = useSignedInStaff();
  const { data: members, error, refetch } = useQuery(memberQueries.list());
  // The stored export is read during a render, so an export has to cause one.
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const exported = readExport(me.id, month);
  const exportedIds = new Set(exported?.rows.map(({ id }) => id));
  const missing = members?.filter(({ id }) => !exportedIds.has(id)).length;
  return (
    <MonthPoint
      title={t('payroll.title')}
      state={{
        open: missing,
        isOfPeople: true,
        error,
        onRetry: () => void refetch(),
      }}
      words={
        exported
          ? t('payroll.exported', {
              date: format.moment(exported.exportedAt),
              name: format.name(exported.by),
            })
          : t('payroll.never')
      }
      notes={[!!exported && !!missing && t('payroll.missing', { count: missing })]}
    >
      {members && (
        <PayrollExport
          key={month}
          shown={members}
          everybody={members}
          firstMonth={month}
          onExported={rerender}
        />
      )}
    </MonthPoint>
  );
}

type MonthPointsProps = {
  firstDay: CalendarDate;
  today: CalendarDate;
};

/** The points of a month, with the payroll and the check of the month at the end. */
export function MonthPoints({ firstDay, today }: MonthPointsProps) {
  const { t } = useTranslation(['settling', 'closing', 'leave', 'fines', 'payroll', 'exporting']);
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
