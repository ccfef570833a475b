import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { leaveQueries } from '@/features/leave/api/leave-queries';
import type { Person } from '@/features/leave/model/leave';
import type { DayBalance, MonthBalance } from '@/features/work/model/hours-balance';
import { reportingAddress } from '@/features/work/model/reporting-address';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { translateMessage } from '@/i18n/message';
import type { CalendarMonth } from '@/lib/calendar-date';
import { TableFrame } from '@/ui/data-table/table-frame';
import { FailureAlert } from '@/ui/page/failure-alert';
import { useToday } from '@/ui/page/use-today';
import { registeredHours } from '../../model/registered-hours';
import { BalanceCells, BalanceHeads, RunningCells } from './balance-cells';
import { OPENER_STYLE } from './opener-style';

type BalanceMonthsProps = {
  member: Person;
  months: readonly MonthBalance[];
  carriedOver: number;
  opened: CalendarMonth | null;
  onOpen: (month: CalendarMonth | null) => void;
};

/** The balance of each month, newest first, and of each day of the opened month. */
export function BalanceMonths({ member, months, carriedOver, opened, onOpen }: BalanceMonthsProps) {
  const { t } = useTranslation('dashboard');
  const { data, error, isLoadingError, refetch } = useQuery(leaveQueries.overtimes());
  const today = useToday();
  const registered = useMemo(() => data && registeredHours(data, member, today), [data, member, today]);

  return (
    <Box sx={{ mt: 2 }}>
      <Box
        role="region"
        aria-label={t('hoursBalance.months')}
        tabIndex={0}
        data-too-wide
        sx={{
          overflowX: 'auto',
          mx: { xs: -2, sm: -3 },
          whiteSpace: 'nowrap',
          '@media print': { whiteSpace: 'normal' },
        }}
      >
        <TableFrame aria-label={t('hoursBalance.months')} className="tabular">
          <thead>
            <tr>
              <th scope="col">{t('hoursBalance.column.month')}</th>
              <BalanceHeads />
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((month) => (
              <MonthRows
                key={month.month}
                month={month}
                memberId={member.id}
                registered={registered}
                isOpen={month.month === opened}
                onOpen={onOpen}
              />
            ))}
            {carriedOver !== 0 && (
              <tr>
                <td>{t('hoursBalance.carriedOver')}</td>
                <RunningCells hours={carriedOver} />
              </tr>
            )}
          </tbody>
        </TableFrame>
      </Box>
      {isLoadingError && (
        <FailureAlert onRetry={() => void refetch()}>{translateMessage(describeError(error))}</FailureAlert>
      )}
      <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', mb: 0 }}>
        {t('hoursBalance.note')}
      </Box>
    </Box>
  );
}

type MonthRowsProps = Pick<BalanceMonthsProps, 'onOpen'> & {
  month: MonthBalance;
  memberId: number;
  /** Registered overtime by day; undefined while it loads or where it could not be read. */
  registered: ReturnType<typeof registeredHours> | undefined;
  isOpen: boolean;
};

function MonthRows({ month, memberId, registered, isOpen, onOpen }: MonthRowsProps) {
  const { language } = useFormat();
  const registeredOn = ({ date }: DayBalance) => registered?.get(date) ?? 0;
  const registeredSum = month.days.reduce((sum, day) => sum + registeredOn(day), 0);
  const openedDays = isOpen
    ? month.days.filter((day) => day.recorded > 0 || day.due > 0 || registeredOn(day) > 0)
    : [];
  return (
    <>
      <tr>
        <td>
          <ButtonBase
            aria-expanded={isOpen}
            onClick={() => onOpen(isOpen ? null : month.month)}
            sx={{ ...OPENER_STYLE, minHeight: 32, fontSize: 'inherit' }}
          >
            <ExpandMore fontSize="small" sx={{ mr: 1, transform: isOpen ? undefined : 'rotate(-90deg)' }} />
            {formatMonth(month.month, language)}
          </ButtonBase>
        </td>
        <BalanceCells sum={month} running={month.running} registered={registered && registeredSum} />
      </tr>
      {openedDays.map((day) => (
        <DayRow key={day.date} day={day} memberId={memberId} registered={registered && registeredOn(day)} />
      ))}
    </>
  );
}

type DayRowProps = { day: DayBalance; memberId: number; registered: number | undefined };

function DayRow({ day, memberId, registered }: DayRowProps) {
  const format = useFormat();
  return (
    <tr>
      {/* Aligned with the name of the month, which has an arrow before it. */}
      <td style={{ paddingLeft: 56 }}>
        <Link className="figure-link" to={reportingAddress(day.date, memberId)}>
          {format.dayOfMonth(day.date)}
        </Link>
      </td>
      <BalanceCells sum={day} registered={registered} />
    </tr>
  );
}
