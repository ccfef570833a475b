import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextControl } from './text-control';
import { useFormField, type FormFieldProps } from './use-form-field';

type TextFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url'>;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
};

/** A line of text; the form holds a string. */
export function TextField<Values extends FieldValues, Output>(props: TextFieldProps<Values, Output>) {
  const field = useFormField(props);
  return (
    <TextControl
      field={field}
      label={props.label}
      isRequired={props.isRequired}
      type={props.type}
      autoComplete={props.autoComplete ?? 'off'}
      autoFocus={props.autoFocus}
    />
  );
}
