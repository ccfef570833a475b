import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode, type Ref } from 'react';

/** What a form knows of one of its fields. */
type TextControlField = {
  name: string;
  ref: Ref<HTMLInputElement>;
  value: unknown;
  change: (value: string) => void;
  leave: () => void;
  hasError: boolean;
  isDisabled: boolean;
  /** The error, or else a hint. */
  helperText?: string;
};

export type TextControlProps = OutlinedInputProps & {
  field: TextControlField;
  label: string;
  isRequired?: boolean;
  /** Stands beside the hint or error, e.g. a warning while typing. */
  note?: ReactNode;
};

/**
 * Label, input and hint of a text field. MUI's `TextField` would do the same, but it brings the select,
 * its menu and its popover into the login page.
 */
export function TextControl({ field, label, isRequired, note, ...input }: TextControlProps) {
  const id = useId();
  const helperId = `${id}-helper`;
  const hasHelper = Boolean(field.helperText ?? note);
  return (
    <FormControl required={isRequired} disabled={field.isDisabled} error={field.hasError}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={field.name}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
        inputRef={field.ref}
        aria-describedby={hasHelper ? helperId : undefined}
        {...input}
      />
      {hasHelper && (
        <FormHelperText id={helperId} component="div">
          {field.helperText} {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}
