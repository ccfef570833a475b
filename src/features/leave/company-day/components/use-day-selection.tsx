import Button from '@mui/material/Button';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { message } from '@/i18n/message';
import { invariant } from '@/lib/invariant';
import { useMany } from '@/session/many/use-many';
import type { Staff } from '@/session/staff-schema';
import type { RowSelection } from '@/ui/data-table/row-picking';
import type { useAppForm } from '@/ui/form/use-app-form';
import type { RegistrationInput } from '../../fields';
import type { Person } from '../../model/leave';
import type { PaidDay } from '../../model/paid-days';
import type { Registration } from '../../model/registration';
import { registerForMany } from '../api/register-for-many';
import { rowsToRegister, type CompanyRow } from '../model/company-rows';
import { daysToRegister, type Warning } from '../model/day-warnings';
import type { useCompanyDay } from './use-company-day';

type Options = {
  form: ReturnType<typeof useAppForm<RegistrationInput, Registration>>;
  companyDay: ReturnType<typeof useCompanyDay>;
  excluded: ReadonlySet<Warning>;
  unpaid: ReadonlyMap<number, readonly PaidDay[]>;
};

export function useDaySelection({ form, companyDay, excluded, unpaid }: Options) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const { ask, dialog } = useMany();
  const { people, days } = companyDay;

  const selection = useMemo((): RowSelection<Staff> => {
    const findDays = ({ id }: Person) => daysToRegister(days?.get(id) ?? [], excluded);
    const isLocked = (member: Staff) => {
      const memberDays = days?.get(member.id);
      // Before dates are chosen, all people can be selected.
      return !memberDays || (memberDays.length > 0 && findDays(member).length === 0);
    };
    const isUnpaid = ({ person, date }: CompanyRow) =>
      unpaid.get(person.id)?.some((day) => day.date === date) === true;

    function askToRegister(members: readonly Staff[], deselect: (ids: readonly number[]) => void) {
      void form.handleSubmit((registration) => {
        invariant(registration.mode === 'existing', 'the form has the fields of leave only');
        const leave = rowsToRegister(members, findDays, registration.payload);
        const rows = leave.map(({ person, date }, id) => ({
          id,
          name: t('group.leave.row', { name: format.name(person), date: format.dayOfMonth(date) }),
        }));
        ask({
          rows,
          title: t('group.leave.title', { count: members.length }),
          body: renderBody(leave, members.length),
          confirmLabel: t('group.leave.register', { count: members.length }),
          act: registerForMany(({ id }) => {
            const row = leave[id];
            invariant(row, 'only the rows of the question are sent');
            return row;
          }),
          writes: ['leave'],
          success: message('lists:group.leave.done', { count: rows.length }),
          onEnd: (done) => {
            const doneIds = new Set(done);
            const unfinished = leave.filter((_, id) => !doneIds.has(id));
            const unfinishedIds = new Set(unfinished.map(({ person }) => person.id));
            deselect(members.map(({ id }) => id).filter((id) => !unfinishedIds.has(id)));
          },
        });
      })();
    }

    function renderBody(leave: readonly CompanyRow[], memberCount: number): ReactNode {
      const warnedCount = leave.filter(({ hasWarnings }) => hasWarnings).length;
      const unpaidCount = leave.filter(isUnpaid).length;
      return (
        <>
          <div>{t('group.leave.body', { count: leave.length, people: memberCount })}</div>
          {warnedCount > 0 && <div>{t('group.leave.warned', { count: warnedCount })}</div>}
          {unpaidCount > 0 && <div>{t('group.leave.unpaidCount', { count: unpaidCount })}</div>}
          <div>{t('group.leave.lasting')}</div>
        </>
      );
    }

    return {
      everything: people.filter((member) => !isLocked(member)),
      getLabel: (member) => t('group.select', { name: format.name(member) }),
      isLocked,
      acts: (members, deselect) => (
        <Button size="small" variant="contained" onClick={() => askToRegister(members, deselect)}>
          {t('group.leave.register', { count: members.length })}
        </Button>
      ),
    };
  }, [people, days, excluded, unpaid, form, t, format, ask]);

  return { selection, dialog };
}
