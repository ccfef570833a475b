import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { leaveQueries } from '@/features/leave/api/leave-queries';
import type { Person } from '@/features/leave/model/leave';
import type { Balance, DayBalance, MonthBalance } from '@/features/work/model/hours-balance';
import { personHoursAddress } from '@/features/work/model/reporting-address';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { translateMessage } from '@/i18n/message';
import type { CalendarMonth } from '@/lib/calendar-date';
import { TableFrame } from '@/ui/data-table/table-frame';
import { ListFailure } from '@/ui/page/list-failure';
import { registeredHours } from '../../model/registered-hours';

/** The look of a figure or month that opens its details. It is printed, unlike a `Button`. */
export const OPENER = {
  fontFamily: 'inherit',
  px: 0.5,
  borderRadius: 1,
  color: 'primary.text',
  fontWeight: 600,
  whiteSpace: 'nowrap',
};

export function useBalanceWords() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return useMemo(() => {
    const signed = (value: number, write: (value: number) => string) => {
      const hours = write(Math.abs(value));
      if (value === 0) return hours;
      return value > 0 ? t('hoursBalance.more', { hours }) : t('hoursBalance.less', { hours });
    };
    return {
      hours: (value: number) => signed(value, format.hours),
      figure: (value: number) => signed(value, format.number),
    };
  }, [t, format]);
}

type BalanceMonthsProps = {
  member: Person;
  months: readonly MonthBalance[];
  carriedOver: number;
  opened: CalendarMonth | null;
  onOpen: (month: CalendarMonth | null) => void;
};

export function BalanceMonths({ member, months, carriedOver, opened, onOpen }: BalanceMonthsProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const words = useBalanceWords();
  const { data, error, refetch } = useQuery(leaveQueries.overtimes());
  const registered = useMemo(() => data && registeredHours(data, member), [data, member]);
  const registeredOn = ({ date }: DayBalance) => registered?.get(date) ?? 0;
  const heads = [
    ...[
      t('hoursBalance.column.recorded'),
      t('hoursBalance.column.due'),
      t('hoursBalance.column.balance'),
      t('hoursBalance.column.running'),
    ],
    ...[
      t('hoursBalance.column.worked'),
      t('hoursBalance.column.registered'),
      t('hoursBalance.column.difference'),
    ],
  ];

  const monthRow = ({ month, days, running, ...sum }: MonthBalance) => {
    const isOpen = month === opened;
    return (
      <tr>
        <td>
          <ButtonBase
            aria-expanded={isOpen}
            onClick={() => onOpen(isOpen ? null : month)}
            sx={{ ...OPENER, minHeight: 32, fontSize: 'inherit' }}
          >
            <ExpandMore fontSize="small" sx={{ mr: 1, transform: isOpen ? undefined : 'rotate(-90deg)' }} />
            {formatMonth(month, format.language)}
          </ButtonBase>
        </td>
        {cells(
          sum,
          running,
          days.reduce((hours, day) => hours + registeredOn(day), 0),
        )}
      </tr>
    );
  };

  const dayRow = (day: DayBalance) => (
    <tr key={day.date}>
      <td style={{ paddingLeft: 56 }}>
        <Link className="figure-link" to={personHoursAddress(member.id, day.date)}>
          {format.dayOfMonth(day.date)}
        </Link>
      </td>
      {cells(day, null, registeredOn(day))}
    </tr>
  );

  function cells(sum: Balance, running: number | null, ofRegistered: number) {
    const texts = [
      ...[format.number(sum.recorded), format.number(sum.due), words.figure(sum.balance)],
      ...[running === null ? '' : words.figure(running), format.number(sum.overtime)],
      ...(registered
        ? [format.number(ofRegistered), overtimeWords(sum.overtime - ofRegistered)]
        : ['–', '–']),
    ];
    return texts.map((text, place) => (
      <td key={heads[place]} data-align="right">
        {text}
      </td>
    ));
  }

  function overtimeWords(hours: number): string {
    if (hours === 0) return '–';
    const figure = format.number(Math.abs(hours));
    return hours > 0
      ? t('hoursBalance.notRegistered', { hours: figure })
      : t('hoursBalance.notWorked', { hours: figure });
  }

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
              {heads.map((head) => (
                <th key={head} scope="col" data-align="right">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((month) => (
              <Fragment key={month.month}>
                {monthRow(month)}
                {month.month === opened &&
                  month.days
                    .filter((day) => day.recorded > 0 || day.due > 0 || registeredOn(day) > 0)
                    .map(dayRow)}
              </Fragment>
            ))}
            {carriedOver !== 0 && (
              <tr>
                <td>{t('hoursBalance.carriedOver')}</td>
                <td colSpan={3} />
                <td data-align="right">{words.figure(carriedOver)}</td>
                <td colSpan={3} />
              </tr>
            )}
          </tbody>
        </TableFrame>
      </Box>
      {error && !data && (
        <ListFailure onRetry={() => void refetch()}>{translateMessage(describeError(error))}</ListFailure>
      )}
      <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', mb: 0 }}>
        {t('hoursBalance.note')}
      </Box>
    </Box>
  );
}
