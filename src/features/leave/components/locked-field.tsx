import type { FieldValues } from 'react-hook-form';
import { FramedInput } from '@/ui/form/framed-input';
import { useFormField, type FormFieldProps } from '@/ui/form/use-form-field';

type LockedFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  /** What stands in the field, whatever the form holds. */
  shown: string;
  lockedReason: string;
};

/** A value that is fixed here and says why; it can be reached and read, and carries the field's messages. */
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
