import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Option, OptionValue } from './option';
import { useFormField, type FormFieldProps } from './use-form-field';

type ToggleFieldProps<Values extends FieldValues, Output, Value extends OptionValue> = FormFieldProps<
  Values,
  Output
> & {
  options: readonly Option<Value>[];
};

/** One choice of a few, all in sight; the form holds the option's value. */
export function ToggleField<Values extends FieldValues, Output, Value extends OptionValue>(
  props: ToggleFieldProps<Values, Output, Value>,
) {
  const field = useFormField(props);
  const labelId = useId();
  const helperId = useId();
  return (
    <FormControl error={field.hasError} disabled={field.isDisabled} required={props.isRequired}>
      <FormLabel id={labelId} component="span" sx={{ typography: 'subtitle2', mb: 0.5 }}>
        {props.label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={labelId}
        aria-describedby={field.helperText ? helperId : undefined}
        aria-invalid={field.hasError || undefined}
        disabled={field.isDisabled}
        value={field.value}
        onChange={(_event, next: Value | null) => {
          // A second press on the chosen one would leave nothing chosen.
          if (next !== null) field.change(next);
        }}
        onBlur={field.leave}
      >
        {props.options.map((option, index) => (
          <ToggleButton
            key={option.value}
            ref={index === 0 ? field.ref : undefined}
            value={option.value}
            disabled={option.isDisabled || field.isDisabled}
          >
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {field.helperText && <FormHelperText id={helperId}>{field.helperText}</FormHelperText>}
    </FormControl>
  );
}
