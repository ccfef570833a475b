import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import type { ReactNode } from 'react';

type FieldFrameProps = {
  /** That of the control, which the label names. */
  id: string;
  label?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  hasError?: boolean;
  /** A hint, or what is wrong. */
  helperText?: ReactNode;
  children: ReactNode;
};

/** The id of the hint, for `aria-describedby` of the control. */
export const hintId = (id: string) => `${id}-helper-text`;

/**
 * Label and hint around a control, as MUI's `TextField` has them. That brings the code of selects, menus and dialogs to every page with a
 * field, the login page first: 14 KiB.
 */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, isRequired, isDisabled, hasError, helperText, children } = props;
  return (
    <FormControl required={isRequired} disabled={isDisabled} error={hasError}>
      {label !== undefined && (
        <InputLabel id={`${id}-label`} htmlFor={id}>
          {label}
        </InputLabel>
      )}
      {children}
      {helperText && <FormHelperText id={hintId(id)}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
