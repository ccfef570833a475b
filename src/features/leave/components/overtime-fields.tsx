import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '@/ui/form/typed-field';
import { SelectField } from '@/ui/form/choice-fields';
import type { Registration, RegistrationInput } from '../model/registration';
import { useDurationOptions } from './use-duration-options';

type OvertimeFieldsProps = { control: Control<RegistrationInput, unknown, Registration> };

/** Overtime of one date. Source: LV-4. */
export function OvertimeFields({ control }: OvertimeFieldsProps) {
  const { t } = useTranslation('leave');
  const options = useDurationOptions();
  return (
    <>
      <DateField control={control} name="ot_date" label={t('field.otDate')} isRequired />
      <SelectField control={control} name="ot_time" label={t('field.otTime')} options={options} isRequired />
    </>
  );
}
