import type { FieldValues } from 'react-hook-form';
import { FramedInput } from '@/ui/form/framed-input';
import { useFormField, type FormFieldProps } from '@/ui/form/use-form-field';

type LockedFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  /** The displayed text, independent of the form's value. */
  shown: string;
  lockedReason: string;
};

/** A read-only field that explains why; it takes the focus and shows the field's messages. */
export function LockedField<Values extends FieldValues, Output>({
  shown,
  lockedReason,
  ...props
}: LockedFieldProps<Values, Output>) {
  const { frame, input } = useFormField({ ...props, helperText: lockedReason });
  return (
    <FramedInput {...frame} {...input} value={shown} readOnly sx={{ backgroundColor: 'background.subtle' }} />
  );
}
