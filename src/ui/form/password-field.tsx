import type { FieldValues } from 'react-hook-form';
import { PasswordControl } from './password-control';
import { useFormField, type FormFieldProps } from './use-form-field';

type PasswordFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  autoComplete?: 'current-password' | 'new-password';
};

/** A password that can be shown; the form holds a string. */
export function PasswordField<Values extends FieldValues, Output>(props: PasswordFieldProps<Values, Output>) {
  const field = useFormField(props);
  const { label, isRequired, autoComplete } = props;
  return <PasswordControl field={field} label={label} isRequired={isRequired} autoComplete={autoComplete} />;
}
