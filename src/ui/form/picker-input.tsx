import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode, Ref } from 'react';

type PickerInputProps = AutocompleteRenderInputParams & {
  label: string;
  isCompact?: boolean;
  isRequired?: boolean;
  placeholder?: string;
  hasError?: boolean;
  helperText?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
};

/** Label, input and hint of a picker. As in `TextControl`, MUI's `TextField` would bring its select into every page with one. */
export function PickerInput({
  id,
  disabled,
  size,
  slotProps: { inputLabel, input, htmlInput },
  label,
  isCompact = false,
  isRequired,
  placeholder,
  hasError,
  helperText,
  inputRef,
}: PickerInputProps) {
  const helperId = `${id}-helper`;
  return (
    <FormControl
      fullWidth
      disabled={disabled}
      size={size}
      required={isRequired}
      error={hasError}
      hiddenLabel={isCompact}
    >
      {!isCompact && <InputLabel {...inputLabel}>{label}</InputLabel>}
      <OutlinedInput
        {...input}
        id={id}
        inputRef={inputRef}
        placeholder={placeholder}
        inputProps={isCompact ? { ...htmlInput, 'aria-label': label } : htmlInput}
        aria-describedby={helperText ? helperId : undefined}
      />
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
