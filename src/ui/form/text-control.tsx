import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import type { ChangeEvent, ComponentProps, ReactNode, Ref } from 'react';

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

export type TextControlProps = Omit<ComponentProps<'input'>, 'ref'> & {
  field: TextControlField;
  label: string;
  isRequired?: boolean;
  /** Stands beside the hint or error, e.g. a warning while typing. */
  note?: ReactNode;
  /** Stands in the frame behind what is typed. */
  end?: ReactNode;
  frameRef?: Ref<HTMLDivElement>;
};

/** A text field of MUI, connected to what a form knows of it. What else is given goes to its `input`. */
export function TextControl({ field, label, isRequired, note, end, frameRef, ...input }: TextControlProps) {
  const { name, ref, value, change, leave, hasError, isDisabled, helperText } = field;
  const hint = Boolean(helperText ?? note) && (
    <>
      {helperText} {note}
    </>
  );
  return (
    <MuiTextField
      name={name}
      label={label}
      inputRef={ref}
      required={isRequired}
      disabled={isDisabled}
      error={hasError}
      helperText={hint}
      slotProps={{
        input: {
          ref: frameRef,
          endAdornment: end && <InputAdornment position="end">{end}</InputAdornment>,
        },
        htmlInput: {
          type: 'text',
          value: typeof value === 'string' ? value : '',
          onChange: (event: ChangeEvent<HTMLInputElement>) => change(event.target.value),
          onBlur: leave,
          ...input,
        },
      }}
    />
  );
}
