import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import {
  AT_LEAST_ONE,
  checkedDate,
  dateProblem,
  reportTo,
  REQUIRED,
  type ReportProblem,
} from '@/i18n/form-checks';
import { message } from '@/i18n/message';
import { fieldNames } from '@/i18n/record-fields';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { invariant } from '@/lib/invariant';
import { mapped } from '@/lib/schema-parts';
import {
  LEAVE_FIELDS,
  OVERTIME_FIELDS,
  RECORD_FIELDS,
  registrationShape,
  type RegistrationInput,
} from '../fields';
import { toDurationHours } from './duration';
import type { RegistrationMode } from './registration-mode';

/** The usual length of a text column, because the server states no limit. */
const LONGEST_REASON = 255;

/** Converts dates to the fields of the form: a single one, or several full days. */
export function toDateFields(dates: CalendarDate[]) {
  const [date = ''] = dates;
  return dates.length > 1
    ? { isMultiple: true, leave_date: '', multi_date: dates }
    : { isMultiple: false, leave_date: date, multi_date: [] };
}

/** Several days are always full ones. Source: LV-2. */
export type LeavePayload = { staff_id: number; reason: string } & (
  { leave_date: CalendarDate; duration: number } | { multi_date: CalendarDate[]; duration: 'Full Day' }
);
export type CalculationPayload = { staff_id: number; permanent_date: CalendarDate };
/** `ot_time` is a duration code as text: the column takes any text. */
export type OvertimePayload = { staff_id: number; ot_date: CalendarDate; ot_time: string };

export type Registration =
  | { mode: 'existing'; payload: LeavePayload }
  | { mode: 'new'; payload: CalculationPayload }
  | { mode: 'overtime'; payload: OvertimePayload };

/** Returns the dates of a registration; none for a calculation. */
export function registrationDates({ mode, payload }: Registration): CalendarDate[] {
  if (mode === 'new') return [];
  if (mode === 'overtime') return [payload.ot_date];
  return leaveDates(payload);
}

export function leaveDates(payload: LeavePayload): CalendarDate[] {
  return 'multi_date' in payload ? payload.multi_date : [payload.leave_date];
}

type Candidate = { id: number; permanent_date?: CalendarDate | null };

type Rules<AnyPerson extends Candidate> = {
  people: readonly AnyPerson[];
  findMode: (person: AnyPerson | undefined) => RegistrationMode;
};

type FieldReport = ReportProblem<keyof RegistrationInput>;

function checkDate(date: string, field: 'leave_date' | 'ot_date', report: FieldReport): void {
  const problem = dateProblem(date);
  if (problem) report(field, problem);
}

function checkLeave(input: RegistrationInput, report: FieldReport): void {
  if (input.isMultiple) {
    if (input.multi_date.length === 0) report('multi_date', AT_LEAST_ONE);
  } else {
    checkDate(input.leave_date, 'leave_date', report);
    if (input.duration === '') report('duration', REQUIRED);
  }
  if (input.reason === '') report('reason', REQUIRED);
  if (input.reason.length > LONGEST_REASON) {
    report('reason', message('validation:maxLength', { max: LONGEST_REASON }));
  }
}

function leavePayload(input: RegistrationInput, staffId: number): LeavePayload {
  const { isMultiple, leave_date, multi_date, duration, reason } = input;
  if (isMultiple) {
    return { staff_id: staffId, multi_date: multi_date.toSorted(), duration: 'Full Day', reason };
  }
  return { staff_id: staffId, leave_date: checkedDate(leave_date), duration: Number(duration), reason };
}

/** Validates the fields of the current mode and builds its payload. Source: LV-2 to LV-4. */
export function registrationSchema<AnyPerson extends Candidate>({ people, findMode }: Rules<AnyPerson>) {
  const findPerson = ({ staff_id }: Pick<RegistrationInput, 'staff_id'>) =>
    people.find(({ id }) => id === staff_id);

  const checkedShape = registrationShape.check((payload) => {
    const { value } = payload;
    const person = findPerson(value);
    const mode = findMode(person);
    const report: FieldReport = reportTo(payload);
    if (!person) report('staff_id', REQUIRED);
    if (mode === 'existing') checkLeave(value, report);
    if (mode === 'new' && person && !person.permanent_date) {
      report('permanent_date', REQUIRED);
    }
    if (mode === 'overtime') {
      checkDate(value.ot_date, 'ot_date', report);
      if (value.ot_time === '') report('ot_time', REQUIRED);
    }
  });
  return mapped(checkedShape, (value): Registration => {
    const person = findPerson(value);
    invariant(person, 'the check requires a person');
    const staffId = person.id;
    const mode = findMode(person);
    switch (mode) {
      case 'existing':
        return { mode, payload: leavePayload(value, staffId) };
      case 'new':
        return { mode, payload: { staff_id: staffId, permanent_date: checkedDate(person.permanent_date) } };
      case 'overtime':
        return {
          mode,
          payload: { staff_id: staffId, ot_date: checkedDate(value.ot_date), ot_time: String(value.ot_time) },
        };
    }
  });
}

/** Lists the fields that the mode shows; a server message about another one is shown below the form. */
export function visibleFields(mode: RegistrationMode, isMultiple: boolean): (keyof RegistrationInput)[] {
  if (mode === 'new') return fieldNames(RECORD_FIELDS);
  if (mode === 'overtime') return fieldNames(OVERTIME_FIELDS);
  const hidden = ['isMultiple', isMultiple ? 'leave_date' : 'multi_date'];
  return fieldNames(LEAVE_FIELDS).filter((name) => !hidden.includes(name));
}

/** Returns the hours of leave on each date; null until a duration is chosen. */
export function chosenHours({ isMultiple, duration }: RegistrationInput): number | null {
  return isMultiple ? FULL_DAY_HOURS : toDurationHours(duration);
}

type DateInput = Pick<RegistrationInput, 'isMultiple' | 'leave_date' | 'multi_date' | 'ot_date'>;

/** Returns the valid dates that are entered in the fields of the mode. */
export function chosenDates(mode: RegistrationMode, input: DateInput): CalendarDate[] {
  if (mode === 'new') return [];
  if (mode === 'overtime') return [input.ot_date].filter(isCalendarDate);
  return input.isMultiple ? input.multi_date : [input.leave_date].filter(isCalendarDate);
}
