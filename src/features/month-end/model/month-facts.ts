import type { Fine } from '@/features/fines/fields';
import { FINE_STATUS } from '@/features/fines/model/fine-status';
import type { HoursOfPeople } from '@/features/hours/closing/model/hidden-hours';
import type { HourColumns } from '@/features/hours/explorer/model/hour-columns';
import { isInMonth } from '@/features/leave/model/leave';
import type { ExplainedRow } from '@/features/payroll/model/payroll-row';
import { sumFacts, type MonthFact } from '@/features/work/model/month-snapshot';
import { toMonth, type CalendarMonth } from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';

type MonthAnswers = {
  columns: HourColumns;
  /** Hours on deleted projects, which `columns` lacks. */
  hidden: HoursOfPeople | undefined;
  fines: readonly Fine[];
  payroll: readonly ExplainedRow[];
};

/** Lists all figures of a month by person, to compare with a later state of the month. */
export function monthFacts(month: CalendarMonth, answers: MonthAnswers): MonthFact[] {
  return sumFacts([
    ...recordedFacts(month, answers.columns),
    ...hiddenFacts(answers.hidden),
    ...fineFacts(month, answers.fines),
    ...answers.payroll.flatMap(payrollFacts),
  ]);
}

function* recordedFacts(month: CalendarMonth, columns: HourColumns): Iterable<MonthFact> {
  const { members, projects, times, memberOf, projectOf, timeOf, halfHours } = columns;
  for (let entry = 0; entry < halfHours.length; entry++) {
    const member = members[memberOf[entry] ?? 0];
    const time = times[timeOf[entry] ?? 0];
    // Hours of other months or of several days belong to no day of this month.
    if (!member || !time || time.start !== time.end || toMonth(time.start) !== month) continue;
    yield {
      staffId: member.id,
      figure: 'hours',
      date: time.start,
      projectId: projects[projectOf[entry] ?? 0]?.id ?? null,
      amount: (halfHours[entry] ?? 0) * SLOT_HOURS,
    };
  }
}

function* hiddenFacts(hidden: HoursOfPeople = new Map()): Iterable<MonthFact> {
  for (const [staffId, days] of hidden) {
    for (const [date, amount] of days) yield { staffId, figure: 'hours', date, projectId: null, amount };
  }
}

function fineFacts(month: CalendarMonth, fines: readonly Fine[]): MonthFact[] {
  return fines.filter(isInMonth(month)).map(({ staffId, date, status, amount }) => ({
    staffId,
    date,
    projectId: null,
    figure: status === FINE_STATUS.pending ? 'pendingFines' : 'completeFines',
    amount: amount ?? 0,
  }));
}

/** Lists leave and overtime by day as the payroll counts them, and its sums except zeros. */
function payrollFacts({ person, leaves, overtimes, ...sums }: ExplainedRow): MonthFact[] {
  const own = { staffId: person.id, projectId: null };
  const sumFact = (figure: MonthFact['figure'], amount: number): MonthFact[] =>
    amount === 0 ? [] : [{ ...own, figure, date: null, amount }];
  return [
    ...leaves.map(({ date, hours }): MonthFact => ({ ...own, figure: 'leave', date, amount: hours })),
    ...overtimes.map(({ overtime: { date }, hours }): MonthFact => ({
      ...own,
      figure: 'overtime',
      date,
      amount: hours,
    })),
    ...sumFact('payrollLeave', sums.leaveHours),
    ...sumFact('payrollOvertime', sums.overtimeHours),
    ...sumFact('payrollDays', sums.leaveDays),
  ];
}
