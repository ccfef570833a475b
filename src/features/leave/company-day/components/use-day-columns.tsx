import { Fragment, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { personHoursAddress } from '@/features/work/model/reporting-address';
import { useFormat } from '@/i18n/format';
import type { Staff } from '@/session/staff-schema';
import type { Column } from '@/ui/data-table/column';
import type { PaidDay } from '../../model/paid-days';
import { daysToRegister, type PersonDay, type Warning } from '../model/day-warnings';

type DaysByPerson = ReadonlyMap<number, readonly PersonDay[]> | undefined;

/** The days to register for each person, and the warnings and unpaid days among the chosen ones. */
export function useDayColumns(
  days: DaysByPerson,
  excluded: ReadonlySet<Warning>,
  unpaid: ReadonlyMap<number, readonly PaidDay[]>,
): readonly Column<Staff>[] {
  const { t } = useTranslation('lists');
  const format = useFormat();
  return useMemo(() => {
    const findDays = ({ id }: Staff) => days?.get(id) ?? [];
    const countReady = (member: Staff) => daysToRegister(findDays(member), excluded).length;

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

    function renderWarnings(member: Staff): ReactNode {
      const warnings = findWarnings(member);
      const words = describeUnpaid(member).join(' · ');
      return (
        <>
          {listWarnings(member, warnings)}
          {warnings.length > 0 && words !== '' && ' · '}
          {words}
        </>
      );
    }

    function listWarnings(member: Staff, warnings: ReturnType<typeof findWarnings>): ReactNode {
      return warnings.map(({ warning, day, words }, index) => (
        <Fragment key={words}>
          {index > 0 && ' · '}
          {warning === 'recorded' ? <Link to={personHoursAddress(member.id, day.date)}>{words}</Link> : words}
        </Fragment>
      ));
    }

    return [
      {
        id: 'days',
        header: t('group.leave.days'),
        align: 'right',
        text: (member) => (findDays(member).length > 0 ? countReady(member) : ''),
        width: 140,
      },
      {
        id: 'warnings',
        header: t('group.leave.stands'),
        text: (member) =>
          [...findWarnings(member).map(({ words }) => words), ...describeUnpaid(member)].join(' · '),
        cell: renderWarnings,
      },
    ];
  }, [days, excluded, unpaid, t, format]);
}
