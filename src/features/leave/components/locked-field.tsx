import MuiTextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
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
  const field = useFormField({ ...props, helperText: lockedReason });
  return (
    <MuiTextField
      label={props.label}
      name={field.name}
      value={shown}
      inputRef={field.ref}
      error={field.hasError}
      helperText={field.helperText}
      slotProps={{ input: { readOnly: true, sx: { backgroundColor: 'background.subtle' } } }}
    />
  );
}
