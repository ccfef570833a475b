import type { FieldValues } from 'react-hook-form';
import { PasswordControl } from './password-control';
import { useFormField, type FormFieldProps } from './use-form-field';

type PasswordFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  autoComplete?: 'current-password' | 'new-password';
  autoFocus?: boolean;
};

/** A password that can be shown; the form holds a string. */
export function PasswordField<Values extends FieldValues, Output>(props: PasswordFieldProps<Values, Output>) {
  const field = useFormField(props);
  const { label, isRequired, autoComplete, autoFocus } = props;
  return <PasswordControl field={field} {...{ label, isRequired, autoComplete, autoFocus }} />;
}
