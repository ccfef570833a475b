import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useFormState, useWatch } from 'react-hook-form';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { lazyComponent } from '@/start/lazy-component';
import { isShownElsewhere } from '@/ui/form/form-footer';
import { leaveQueries } from '../api/leave-queries';
import { useRecordScope } from '../api/use-record-scope';
import { belongsTo, type Person } from '../model/leave';
import { readMissingRecord } from '../model/missing-record';
import { datesWithoutRecord } from '../model/paid-days';
import { visibleFields } from '../model/registration';
import type { RegistrationMode } from '../model/registration-mode';
import type { RegistrationControl } from './registration-control';
import { useChosenDates } from './use-chosen-dates';

const MissingRecordAlert = lazyComponent(
  async () => (await import('./missing-record-alert')).MissingRecordAlert,
);

type RegistrationFailureProps = {
  control: RegistrationControl;
  mode: RegistrationMode;
  person: Person | undefined;
  error: unknown;
  isAdmin: boolean;
};

/** Warns of a missing leave record before the form is sent, and shows why the server refused the form. */
export function RegistrationFailure({ control, mode, person, error, isAdmin }: RegistrationFailureProps) {
  const isMultiple = useWatch({ control, name: 'isMultiple' });
  const dates = useChosenDates(control, mode);
  const { errors } = useFormState({ control });
  const scope = useRecordScope();
  const { data: records } = useQuery(leaveQueries.records(scope));
  const isLeave = mode === 'existing';
  const hasAnyRecord = records?.some((record) => person && belongsTo(record, person)) ?? false;
  const refusal = isLeave ? readMissingRecord(error) : null;
  const isRecordMissing = refusal !== null && (refusal.isNamed || !hasAnyRecord);
  const unrecorded = isLeave && records && person ? datesWithoutRecord(records, person, dates) : [];
  // The alert is shown only if the year of the leave has no record: an existing one is of another year.
  const alertProps = person && { personId: person.id, hasOtherYear: hasAnyRecord, canCalculate: isAdmin };

  const [firstUnrecorded] = unrecorded;
  const warning = alertProps && firstUnrecorded && (
    <MissingRecordAlert
      {...alertProps}
      year={hasAnyRecord ? firstUnrecorded.slice(0, 4) : null}
      unsent={{ dates: unrecorded, hasOtherDates: unrecorded.length < dates.length }}
    />
  );

  function renderRefusal() {
    if (isRecordMissing && alertProps) {
      return !warning && <MissingRecordAlert {...alertProps} year={refusal.year} />;
    }
    const isInFooter = errors.root?.server !== undefined;
    if (isInFooter || isShownElsewhere(error, visibleFields(mode, isMultiple))) return null;
    return (
      <Alert severity="error" sx={{ mt: 2 }}>
        {translateMessage(describeError(error))}
      </Alert>
    );
  }

  return (
    <>
      <div role="status">{warning}</div>
      {renderRefusal()}
    </>
  );
}
