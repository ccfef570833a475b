import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MemberPickerField } from '@/features/members/components/member-picker-field';
import { useFormat } from '@/i18n/format';
import { RecordForm } from '@/session/record-form';
import { useFieldProps } from '@/session/field-props';
import { FormSection } from '@/ui/form/form-section';
import { LEAVE_FIELDS } from '../fields';
import { CalculationFields, LeaveFields, OvertimeFields } from './leave-fields';
import { LockedField } from './locked-field';
import { ModeToggle } from './mode-toggle';
import { RegistrationFailure } from './registration-failure';
import { RegistrationHints } from './registration-hints';
import type { useRegistration } from './use-registration';

/** Source: LV-1 to LV-4. */
export function RegistrationForm({ registration }: { registration: ReturnType<typeof useRegistration> }) {
  const { record, mode, person, isAdmin } = registration;
  const { t } = useTranslation('leave');
  const format = useFormat();
  const { control } = record.form;
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
      <RegistrationHints control={control} mode={mode} person={person} />
      <RegistrationFailure
        control={control}
        mode={mode}
        person={person}
        error={registration.error}
        isAdmin={isAdmin}
      />
    </RecordForm>
  );
}
