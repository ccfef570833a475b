import { Fragment, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { personHoursAddress } from '@/features/work/model/reporting-address';
import { useFormat } from '@/i18n/format';
import type { Staff } from '@/session/staff-schema';
import type { Column } from '@/ui/data-table/column';
import type { PaidDay } from '../../model/paid-days';
import { daysToRegister, type PersonDay, type Warning } from '../model/day-warnings';

type Days = ReadonlyMap<number, readonly PersonDay[]> | undefined;

export function useDayColumns(
  days: Days,
  leftOut: ReadonlySet<Warning>,
  unpaid: ReadonlyMap<number, readonly PaidDay[]>,
): readonly Column<Staff>[] {
  const { t } = useTranslation('lists');
  const format = useFormat();
  return useMemo(() => {
    const findDays = ({ id }: Staff) => days?.get(id) ?? [];
    const ready = (member: Staff) => daysToRegister(findDays(member), leftOut).length;

    function describeWarning(warning: Warning, { date, recordedHours }: PersonDay): string {
      const values = { date: format.dayOfMonth(date) };
      const words: Record<Warning, string> = {
        onLeave: t('group.leave.warning.onLeave', values),
        off: t('group.leave.warning.off', values),
        noRecord: t('group.leave.warning.noRecord', { ...values, year: Number(date.slice(0, 4)) }),
        recorded: t('group.leave.warning.recorded', { ...values, hours: format.hours(recordedHours) }),
      };
      return words[warning];
    }

    const findWarnings = (member: Staff) =>
      findDays(member).flatMap((day) =>
        day.warnings.map((warning) => ({ warning, day, words: describeWarning(warning, day) })),
      );

    const describeUnpaid = ({ id }: Staff) =>
      (unpaid.get(id) ?? []).map((day) => {
        const values = { date: format.dayOfMonth(day.date), days: format.number(day.unpaid) };
        return day.paid === 0 ? t('group.leave.unpaid', values) : t('group.leave.partlyUnpaid', values);
      });

    function cell(member: Staff): ReactNode {
      const warnings = findWarnings(member);
      const words = describeUnpaid(member).join(' · ');
      return (
        <>
          {warningParts(member, warnings)}
          {warnings.length > 0 && words !== '' && ' · '}
          {words}
        </>
      );
    }

    function warningParts(member: Staff, warnings: ReturnType<typeof findWarnings>): ReactNode {
      return warnings.map(({ warning, day, words }, place) => (
        <Fragment key={words}>
          {place > 0 && ' · '}
          {warning === 'recorded' ? <Link to={personHoursAddress(member.id, day.date)}>{words}</Link> : words}
        </Fragment>
      ));
    }

    return [
      {
        id: 'days',
        header: t('group.leave.days'),
        align: 'right',
        text: (member) => (findDays(member).length > 0 ? ready(member) : ''),
        width: 140,
      },
      {
        id: 'warnings',
        header: t('group.leave.stands'),
        text: (member) =>
          [...findWarnings(member).map(({ words }) => words), ...describeUnpaid(member)].join(' · '),
        cell,
      },
    ];
  }, [days, leftOut, unpaid, t, format]);
}
