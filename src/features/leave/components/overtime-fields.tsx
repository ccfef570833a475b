import type { Control } from 'react-hook-form';
import { useFieldProps } from '@/session/shown-fields';
import { DateField } from '@/ui/form/typed-field';
import { SelectField } from '@/ui/form/choice-fields';
import { OVERTIME_FIELDS, type RegistrationInput } from '../fields';
import type { Registration } from '../model/registration';
import { useDurationOptions } from './use-duration-options';

type OvertimeFieldsProps = { control: Control<RegistrationInput, unknown, Registration> };

/** Overtime of one date. Source: LV-4. */
export function OvertimeFields({ control }: OvertimeFieldsProps) {
  const field = useFieldProps(OVERTIME_FIELDS, control);
  const options = useDurationOptions();
  return (
    <>
      <DateField {...field('ot_date')} />
      <SelectField {...field('ot_time')} options={options} />
    </>
  );
}
