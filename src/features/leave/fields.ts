import * as z from 'zod/mini';
import { choice, typedText } from '@/i18n/form-checks';
import { translateMessage } from '@/i18n/message';
import { formValues, pickShape, type FormFields } from '@/i18n/record-fields';
import { calendarDate } from '@/lib/schema-parts';
import { durationLabel } from './model/duration';
import { OVERTIME_STATE_LABELS, type Leave, type LeaveRecord, type Overtime } from './model/leave';

// The rules accept empty fields: `model/registration.ts` checks the required ones of the mode.

const STAFF = {
  staff_id: {
    label: 'leave:field.staffId',
    isRequired: true,
    rule: choice(),
    empty: '',
    column: { leftOut: 'The first column has the name, which links to the member.' },
  },
} as const satisfies FormFields;

const durationText = ({ duration }: Leave | Overtime) => translateMessage(durationLabel(duration));

/** Source: LV-2. */
export const LEAVE_FIELDS = {
  ...STAFF,
  isMultiple: {
    label: 'leave:field.multiple',
    rule: z.boolean(),
    empty: false,
    column: { leftOut: 'It decides which of the dates is sent.' },
  },
  leave_date: {
    label: 'leave:field.leaveDate',
    isRequired: true,
    rule: z.string(),
    empty: '',
    column: { id: 'date', width: 110, getDate: ({ date }) => date },
  },
  multi_date: {
    label: 'leave:field.multiDate',
    isRequired: true,
    rule: z.array(calendarDate()),
    empty: [],
    column: { leftOut: 'Each date becomes a leave of its own.' },
  },
  duration: {
    label: 'leave:field.duration',
    isRequired: true,
    rule: choice(),
    empty: '',
    column: { id: 'duration', width: 180, text: durationText },
  },
  reason: {
    label: 'leave:field.reason',
    isRequired: true,
    rule: typedText(),
    empty: '',
    column: { id: 'reason' },
  },
} as const satisfies FormFields<Leave>;

/** Source: LV-3. */
export const RECORD_FIELDS = {
  ...STAFF,
  /** Shown from the member; the form holds it for error messages only. */
  permanent_date: {
    label: 'leave:field.permanentDate',
    rule: z.string(),
    empty: '',
    column: { id: 'permanentDate', width: 110, getDate: ({ permanentDate }) => permanentDate },
  },
} as const satisfies FormFields<LeaveRecord>;

/** Source: LV-4. */
export const OVERTIME_FIELDS = {
  ...STAFF,
  ot_date: {
    label: 'leave:field.otDate',
    isRequired: true,
    rule: z.string(),
    empty: '',
    column: { id: 'date', width: 110, getDate: ({ date }) => date },
  },
  ot_time: {
    label: 'leave:field.otTime',
    isRequired: true,
    rule: choice(),
    empty: '',
    column: {
      id: 'time',
      width: 240,
      text: (overtime) =>
        overtime.state === null
          ? durationText(overtime)
          : translateMessage('leave:list.overtimeOfState', {
              duration: durationText(overtime),
              state: translateMessage(OVERTIME_STATE_LABELS[overtime.state]),
            }),
    },
  },
} as const satisfies FormFields<Overtime>;

/** The fields of all three modes in one form: input survives a change of the mode. */
const REGISTRATION_FIELDS = { ...LEAVE_FIELDS, ...RECORD_FIELDS, ...OVERTIME_FIELDS };

export const registrationShape = z.object(pickShape(REGISTRATION_FIELDS, 'rule'));

export type RegistrationInput = z.input<typeof registrationShape>;

export const EMPTY_REGISTRATION = formValues<never, RegistrationInput>(REGISTRATION_FIELDS, null);
