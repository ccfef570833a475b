import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MemberPickerField } from '@/features/members/components/member-picker-field';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { RecordForm } from '@/session/record-form';
import { useFieldProps } from '@/session/field-props';
import { lazyComponent } from '@/start/lazy-component';
import { isShownElsewhere } from '@/ui/form/form-footer';
import { FormSection } from '@/ui/form/form-section';
import { Toggles } from '@/ui/form/toggle-row';
import { leaveQueries } from '../api/leave-queries';
import { useRecordScope } from '../api/use-record-scope';
import { LEAVE_FIELDS } from '../fields';
import { belongsTo } from '../model/leave';
import { readMissingRecord } from '../model/missing-record';
import { datesWithoutRecord } from '../model/paid-days';
import { chosenDates, chosenHours, visibleFields } from '../model/registration';
import type { RegistrationMode } from '../model/registration-mode';
import { CalculationFields, LeaveFields, OvertimeFields } from './leave-fields';
import { LockedField } from './locked-field';
import type { useRegistration } from './use-registration';

type ModeToggleProps = {
  modes: readonly RegistrationMode[];
  mode: RegistrationMode;
  onChange: (mode: RegistrationMode) => void;
};

function ModeToggle({ modes, mode, onChange }: ModeToggleProps) {
  const { t } = useTranslation('leave');
  const labelId = useId();
  const labels = { existing: t('mode.existing'), new: t('mode.new'), overtime: t('mode.overtime') };
  return (
    <FormControl sx={{ maxWidth: '100%' }}>
      <FormLabel id={labelId} component="span" sx={{ typography: 'subtitle2', mb: 0.5 }}>
        {t('mode.label')}
      </FormLabel>
      <Toggles
        // The toggle keeps one row on phones too; its labels wrap instead.
        sx={{
          flexWrap: 'nowrap',
          '& > button': {
            minWidth: 0,
            px: { xs: 0.5, sm: 2 },
            height: { sm: 40 },
            flex: { xs: 1, sm: 'none' },
          },
        }}
        aria-labelledby={labelId}
        options={modes.map((option) => ({ value: option, label: labels[option] }))}
        value={mode}
        onChosen={onChange}
      />
    </FormControl>
  );
}

type RegistrationState = ReturnType<typeof useRegistration>;
type PartProps = Pick<RegistrationState, 'mode' | 'person'> & Pick<RegistrationState['record'], 'form'>;

function useChosenDates(form: PartProps['form'], mode: RegistrationMode): CalendarDate[] {
  // As text, which is compared by value: other input does not render the hints again.
  const datesText = useWatch({
    control: form.control,
    compute: (input) => chosenDates(mode, input).join(),
  });
  return datesText.split(',').filter(isCalendarDate);
}

/** Loaded only when a person and dates are chosen. */
const BalanceHint = lazyComponent(async () => (await import('./balance-hint')).BalanceHint);
const OffDaysHint = lazyComponent(async () => (await import('./off-days-hint')).OffDaysHint);
const ExistingEntriesHint = lazyComponent(
  async () => (await import('./existing-entries-hint')).ExistingEntriesHint,
);

const MissingRecordAlert = lazyComponent(
  async () => (await import('./missing-record-alert')).MissingRecordAlert,
);

/** Shows facts about the chosen dates. */
function RegistrationHints({ form, mode, person }: PartProps) {
  const { control } = form;
  const dates = useChosenDates(form, mode);
  const hours = useWatch({ control, compute: chosenHours });
  if (!person || dates.length === 0) return null;
  return (
    <>
      {mode === 'existing' && (
        <>
          <BalanceHint person={person} dates={dates} hours={hours} />
          <OffDaysHint person={person} dates={dates} />
        </>
      )}
      <ExistingEntriesHint person={person} dates={dates} showsColleagues={mode === 'existing'} />
    </>
  );
}

type FailureProps = PartProps & Pick<RegistrationState, 'error' | 'isAdmin'>;

/** Explains why the leave cannot be registered, before the form is sent and after a refusal. */
function RegistrationFailure({ form, mode, error, person, isAdmin }: FailureProps) {
  const isMultiple = useWatch({ control: form.control, name: 'isMultiple' });
  const dates = useChosenDates(form, mode);
  const { errors } = useFormState({ control: form.control });
  const scope = useRecordScope();
  const { data: records } = useQuery(leaveQueries.records(scope));
  const isLeave = mode === 'existing';
  const hasOtherYear = records?.some((record) => person && belongsTo(record, person)) ?? false;
  const refusal = isLeave ? readMissingRecord(error) : null;
  const isRecordMissing = refusal !== null && (refusal.isNamed || !hasOtherYear);
  const unrecorded = isLeave && records && person ? datesWithoutRecord(records, person, dates) : [];
  const alertProps = person && { personId: person.id, hasOtherYear, canCalculate: isAdmin };

  const [firstUnrecorded] = unrecorded;
  const warning = alertProps && firstUnrecorded && (
    <MissingRecordAlert
      {...alertProps}
      year={hasOtherYear ? firstUnrecorded.slice(0, 4) : null}
      unsent={{ dates: unrecorded, hasOtherDates: unrecorded.length < dates.length }}
    />
  );
  if (isRecordMissing && alertProps) {
    return warning ?? <MissingRecordAlert {...alertProps} year={refusal.year} />;
  }
  const isInFooter = errors.root?.server !== undefined;
  if (isInFooter || isShownElsewhere(error, visibleFields(mode, isMultiple))) return warning;
  return (
    <>
      {warning}
      <Alert severity="error" sx={{ mt: 2 }}>
        {translateMessage(describeError(error))}
      </Alert>
    </>
  );
}

/** The registration form: the employee, the mode, and its fields. Source: LV-1 to LV-4. */
export function RegistrationForm({ registration }: { registration: RegistrationState }) {
  const { record, mode, person, isAdmin } = registration;
  const { t } = useTranslation('leave');
  const format = useFormat();
  const { form } = record;
  const { control } = form;
  const field = useFieldProps(LEAVE_FIELDS, control);
  const employee = field('staff_id');
  return (
    <RecordForm
      record={record}
      label={t('form')}
      submitLabel={mode === 'new' ? t('calculate') : t(`submit.${mode}`)}
      isSticky={false}
    >
      <FormSection>
        {isAdmin ? (
          <MemberPickerField {...employee} />
        ) : (
          <LockedField
            {...employee}
            isRequired={false}
            shown={format.name(registration.self)}
            lockedReason={t('locked.employee')}
          />
        )}
        <ModeToggle modes={registration.modes} mode={mode} onChange={registration.changeMode} />
        {mode === 'existing' && <LeaveFields control={control} person={person} />}
        {mode === 'new' && <CalculationFields control={control} person={person} />}
        {mode === 'overtime' && <OvertimeFields control={control} />}
      </FormSection>
      {mode !== 'new' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {mode === 'existing' ? t('lasting.existing') : t('lasting.overtime')}
        </Typography>
      )}
      <RegistrationHints form={form} mode={mode} person={person} />
      <RegistrationFailure
        form={form}
        mode={mode}
        error={registration.error}
        person={person}
        isAdmin={isAdmin}
      />
    </RecordForm>
  );
}
