import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MemberPickerField } from '@/features/members/components/member-picker-field';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { KeptForm } from '@/session/kept-form';
import { FormFooter } from '@/ui/form/form-footer';
import { FormSection } from '@/ui/form/form-section';
import { chosenDates, visibleFields } from '../model/registration';
import { unplacedFailure } from '../model/unplaced-failure';
import { CalculationFields } from './calculation-fields';
import { LeaveFields } from './leave-fields';
import { LockedField } from './locked-field';
import { ModeToggle } from './mode-toggle';
import { OvertimeFields } from './overtime-fields';
import { StandingHint } from './standing-hint';
import type { useRegistration } from './use-registration';

type Registration = ReturnType<typeof useRegistration>;

function Hint({ form, mode, person }: Pick<Registration, 'form' | 'mode' | 'person'>) {
  const values = useWatch({ control: form.control, compute: (input) => chosenDates(mode, input).join() });
  if (!person || values === '') return null;
  return <StandingHint person={person} dates={values.split(',')} />;
}

function Failure({ form, mode, error }: Pick<Registration, 'form' | 'mode' | 'error'>) {
  const isMultiple = useWatch({ control: form.control, name: 'isMultiple' });
  const failure = unplacedFailure(error, visibleFields(mode, isMultiple));
  if (!failure) return null;
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {translateMessage(failure)}
    </Alert>
  );
}

/** The employee, what to register for them, and the fields of that. Source: LV-1 to LV-4. */
export function RegistrationForm({ registration }: { registration: Registration }) {
  const { form, mode, person, isAdmin } = registration;
  const { t } = useTranslation(['leave', 'common']);
  const format = useFormat();
  const { control } = form;
  const employee = { control, name: 'staff_id', label: t('field.employee') } as const;
  return (
    <KeptForm
      draft={registration.draft}
      onSubmit={registration.register}
      onSaved={registration.startOver}
      label={t('form')}
    >
      <FormSection>
        {isAdmin ? (
          <MemberPickerField {...employee} isRequired />
        ) : (
          <LockedField
            {...employee}
            shown={format.name(registration.self)}
            lockedReason={t('locked.employee')}
          />
        )}
        <ModeToggle modes={registration.modes} mode={mode} onChange={registration.changeMode} />
        {mode === 'existing' && <LeaveFields control={control} />}
        {mode === 'new' && <CalculationFields control={control} person={person} />}
        {mode === 'overtime' && <OvertimeFields control={control} />}
      </FormSection>
      <Hint form={form} mode={mode} person={person} />
      <Failure form={form} mode={mode} error={registration.error} />
      <FormFooter
        submitLabel={mode === 'new' ? t('calculate') : t('common:action.submit')}
        isSticky={false}
      />
    </KeptForm>
  );
}
