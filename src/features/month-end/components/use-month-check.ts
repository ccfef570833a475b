import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findReadFailure, refetchFailed } from '@/api/read-failures';
import { fineQueries } from '@/features/fines/api/fine-queries';
import { hoursQueries } from '@/features/hours/api/hours-queries';
import { monthFrom } from '@/features/hours/closing/api/closing-queries';
import type { ClosingBoard } from '@/features/hours/closing/components/use-closing-board';
import { memberQueries } from '@/features/members/api/member-queries';
import { createPayroll, payrollQueries } from '@/features/payroll/api/payroll-queries';
import { checkedMonthQueries, saveCheckedMonth } from '@/features/work/api/checked-months';
import { monthChanges, type CheckedMonth } from '@/features/work/model/month-snapshot';
import { message } from '@/i18n/message';
import { toMonth, type CalendarDate, type CalendarMonth } from '@/lib/calendar-date';
import { now } from '@/lib/clock';
import { namedById, type Named } from '@/lib/named';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { toast } from '@/ui/toast/toast';
import { useStepHistory } from '@/ui/undo/use-step-history';
import { monthFacts } from '../model/month-facts';

const EVERYBODY = { onlyId: undefined, recordsOf: undefined };

type CheckStep = { month: CalendarMonth; before: CheckedMonth | null; after: CheckedMonth | null };

/** Compares a month with its check; `changes` is undefined while loading, and null without a check. */
export function useMonthCheck(firstDay: CalendarDate, board: ClosingBoard) {
  const month = toMonth(firstDay);
  const me = useSignedInStaff();
  const client = useQueryClient();
  const members = useQuery(memberQueries.list());
  const recorded = useQuery(hoursQueries.recorded(monthFrom(firstDay)));
  const fines = useQuery(fineQueries.list());
  const payroll = useQuery(payrollQueries.source(EVERYBODY));
  const { data: checked } = useQuery(checkedMonthQueries.ofMonth(me.id, month));
  const columns = board.rows && board.isHiddenCurrent ? recorded.data : undefined;
  const { hidden } = board;

  const current = useMemo(() => {
    if (!columns || !members.data || !fines.data || !payroll.data) return undefined;
    const rows = createPayroll(members.data, month, payroll.data);
    return {
      facts: monthFacts(month, { columns, hidden, fines: fines.data, payroll: rows }),
      people: namedById([...columns.members, ...members.data]),
      projects: namedById(columns.projects),
    };
  }, [month, columns, hidden, members.data, fines.data, payroll.data]);

  const changes = useMemo(
    () => current && checked && monthChanges(checked.facts, current.facts),
    [current, checked],
  );

  const { remember, ...history } = useStepHistory<CheckStep, CheckStep>({
    move: async (step, way) =>
      (await save(step.month, way === 'undo' ? step.before : step.after)) ? { info: step } : null,
  });

  async function save(savedMonth: CalendarMonth, check: CheckedMonth | null): Promise<boolean> {
    const isSaved = await saveCheckedMonth(client, me.id, savedMonth, check);
    if (!isSaved) toast.error(message('settling:check.notKept'));
    return isSaved;
  }

  /** Replaces the check of any month, as a step that can be undone. */
  async function change(step: CheckStep): Promise<void> {
    if (await save(step.month, step.after)) remember(step, step);
  }

  /** Does nothing until the stored check is read, because undo could not restore it. */
  async function changeThisMonth(after: CheckedMonth | null): Promise<void> {
    if (checked !== undefined) await change({ month, before: checked, after });
  }

  return {
    checked,
    changes,
    people: current?.people,
    findProject: (id: number) =>
      current?.projects.get(id) ?? checked?.projects.find((project) => project.id === id),
    isLoaded: current !== undefined && checked !== undefined,
    error: board.error ?? findReadFailure(members, recorded, fines, payroll),
    retry: () => {
      // The board reads the members and the recorded hours.
      board.retry();
      refetchFailed(fines, payroll);
    },
    history,
    change,
    readCheck: (savedMonth: CalendarMonth) => client.query(checkedMonthQueries.ofMonth(me.id, savedMonth)),
    removeCheck: () => changeThisMonth(null),
    checkNow: async () => {
      if (!current) return;
      await changeThisMonth({
        month,
        checkedAt: now().getTime(),
        by: { eng_name: me.eng_name, jp_name: me.jp_name },
        projects: [...current.projects.values()].map(toNamed),
        facts: current.facts,
      });
    },
  };
}

const toNamed = ({ id, eng_name, jp_name }: Named): Named => ({ id, eng_name, jp_name });

export type MonthCheck = ReturnType<typeof useMonthCheck>;
