import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormField, type FormFieldProps } from './use-form-field';

type CheckboxFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  /** A switch suits a choice that replaces other fields at once. */
  look?: 'checkbox' | 'switch';
};

export function CheckboxField<Values extends FieldValues, Output>(props: CheckboxFieldProps<Values, Output>) {
  const { frame, input, value, change } = useFormField(props);
  const helperId = useId();
  const Control = props.look === 'switch' ? Switch : Checkbox;
  return (
    <FormControl error={frame.hasError} disabled={frame.isDisabled}>
      <FormControlLabel
        label={props.label}
        required={frame.isRequired}
        control={
          <Control
            name={input.name}
            checked={value === true}
            onChange={(_event, isChecked) => change(isChecked)}
            onBlur={input.onBlur}
            slotProps={{
              input: {
                ref: input.inputRef,
                'aria-invalid': frame.hasError || undefined,
                'aria-describedby': frame.helperText ? helperId : undefined,
              },
            }}
          />
        }
      />
      {frame.helperText && <FormHelperText id={helperId}>{frame.helperText}</FormHelperText>}
    </FormControl>
  );
}
