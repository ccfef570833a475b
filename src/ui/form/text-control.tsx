import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { FieldFrame, hintId } from './field-frame';

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
  const id = useId();
  const hint = Boolean(helperText ?? note) && (
    <>
      {helperText} {note}
    </>
  );
  return (
    <FieldFrame
      id={id}
      label={label}
      isRequired={isRequired}
      isDisabled={isDisabled}
      hasError={hasError}
      helperText={hint}
    >
      <OutlinedInput
        id={id}
        ref={frameRef}
        inputRef={ref}
        name={name}
        endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
        aria-describedby={hint ? hintId(id) : undefined}
        inputProps={{
          type: 'text',
          value: typeof value === 'string' ? value : '',
          onChange: (event) => change(event.currentTarget.value),
          onBlur: leave,
          ...input,
        }}
      />
    </FieldFrame>
  );
}
