import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormField, type FormFieldProps } from './use-form-field';

type CheckboxFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  /** A switch for what takes effect at once, a box for what is sent with the form. */
  look?: 'checkbox' | 'switch';
};

/** Yes or no; the form holds a boolean. */
export function CheckboxField<Values extends FieldValues, Output>(props: CheckboxFieldProps<Values, Output>) {
  const field = useFormField(props);
  const helperId = useId();
  const isSwitch = props.look === 'switch';
  const Control = isSwitch ? Switch : Checkbox;
  return (
    <FormControl error={field.hasError} disabled={field.isDisabled} required={props.isRequired}>
      <FormControlLabel
        label={props.label}
        control={
          <Control
            name={field.name}
            checked={field.value === true}
            onChange={(_event, isChecked) => field.change(isChecked)}
            onBlur={field.leave}
            slotProps={{
              input: {
                ref: field.ref,
                role: isSwitch ? 'switch' : undefined,
                'aria-invalid': field.hasError || undefined,
                'aria-describedby': field.helperText ? helperId : undefined,
              },
            }}
          />
        }
      />
      {field.helperText && <FormHelperText id={helperId}>{field.helperText}</FormHelperText>}
    </FormControl>
  );
}
