import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextControl } from './text-control';
import { useFormField, type FormFieldProps } from './use-form-field';

type TextFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url'>;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  /** More than one makes it a text area of that height. */
  rows?: number;
  maxLength?: number;
  startIcon?: ReactNode;
  autoFocus?: boolean;
};

/** A line or an area of text; the form holds a string. */
export function TextField<Values extends FieldValues, Output>(props: TextFieldProps<Values, Output>) {
  const field = useFormField(props);
  const { rows = 1, maxLength, startIcon } = props;
  return (
    <TextControl
      field={field}
      label={props.label}
      isRequired={props.isRequired}
      type={props.type ?? 'text'}
      placeholder={props.placeholder}
      autoComplete={props.autoComplete ?? 'off'}
      autoFocus={props.autoFocus}
      multiline={rows > 1}
      minRows={rows}
      inputProps={{ maxLength }}
      startAdornment={startIcon}
    />
  );
}
