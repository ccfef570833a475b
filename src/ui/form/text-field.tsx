import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FramedInput } from './framed-input';
import { useFormField, type FormFieldProps } from './use-form-field';

type TextFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  type?: 'email' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
};

export function TextField<Values extends FieldValues, Output>(props: TextFieldProps<Values, Output>) {
  const { type, autoComplete = 'off', autoFocus } = props;
  const { frame, input, text, change } = useFormField(props);
  return (
    <FramedInput
      {...frame}
      {...input}
      type={type}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  );
}
