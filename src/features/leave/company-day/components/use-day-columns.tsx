import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportingAddress } from '@/features/work/model/reporting-address';
import { useFormat } from '@/i18n/format';
import type { Staff } from '@/session/staff-schema';
import type { Column } from '@/ui/data-table/column';
import type { PaidDay } from '../../model/paid-days';
import { daysToRegister, type PersonDay, type Warning } from '../model/day-warnings';

type Note = { text: string; to?: string };

const SEPARATOR = ' · ';

/** One column counts the days to register, one lists the warnings and unpaid days of the chosen dates. */
export function useDayColumns(
  days: ReadonlyMap<number, readonly PersonDay[]> | undefined,
  excluded: ReadonlySet<Warning>,
  unpaidDays: ReadonlyMap<number, readonly PaidDay[]>,
): readonly Column<Staff>[] {
  const { t } = useTranslation('lists');
  const format = useFormat();
  return useMemo(() => {
    const findDays = ({ id }: Staff) => days?.get(id) ?? [];
    const countReady = (member: Staff) => daysToRegister(findDays(member), excluded).length;

    function describeWarning(warning: Warning, { date, recordedHours }: PersonDay): string {
      const values = { date: format.dayOfMonth(date) };
      switch (warning) {
        case 'onLeave':
          return t('group.leave.warning.onLeave', values);
        case 'off':
          return t('group.leave.warning.off', values);
        case 'noRecord':
          return t('group.leave.warning.noRecord', { ...values, year: date.slice(0, 4) });
        case 'recorded':
          return t('group.leave.warning.recorded', { ...values, hours: format.hours(recordedHours) });
      }
    }

    function describeUnpaid({ date, unpaid, paid }: PaidDay): string {
      const values = { date: format.dayOfMonth(date), days: format.number(unpaid) };
      return paid === 0 ? t('group.leave.unpaid', values) : t('group.leave.partlyUnpaid', values);
    }

    function listNotes(member: Staff): Note[] {
      const warnings = findDays(member).flatMap((day) =>
        day.warnings.map((warning) => ({
          text: describeWarning(warning, day),
          to: warning === 'recorded' ? reportingAddress(day.date, member.id) : undefined,
        })),
      );
      const unpaidNotes = (unpaidDays.get(member.id) ?? []).map((day) => ({ text: describeUnpaid(day) }));
      return [...warnings, ...unpaidNotes];
    }

    const renderNotes = (member: Staff) =>
      listNotes(member).map(({ text, to }, index) => (
        <Fragment key={text}>
          {index > 0 && SEPARATOR}
          {to ? <Link to={to}>{text}</Link> : text}
        </Fragment>
      ));

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
        header: t('group.leave.existing'),
        text: (member) =>
          listNotes(member)
            .map(({ text }) => text)
            .join(SEPARATOR),
        cell: renderNotes,
      },
    ];
  }, [days, excluded, unpaidDays, t, format]);
}
