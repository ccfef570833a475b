import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormField, type FormFieldProps } from '@/ui/form/use-form-field';
import type { Option } from '@/ui/form/option';

type ToggleManyFieldProps<Values extends FieldValues, Output> = Pick<
  FormFieldProps<Values, Output>,
  'control' | 'name' | 'label' | 'isRequired'
> & { options: readonly Option<number>[] };

/** The form holds an array of values in the order of the options; a `detail` is the accessible name of its button. */
export function ToggleManyField<Values extends FieldValues, Output>(
  props: ToggleManyFieldProps<Values, Output>,
) {
  const { frame, input, value, change } = useFormField(props);
  const id = useId();
  const error = frame.helperText;
  const values = props.options.map((option) => option.value);
  return (
    <FormControl error={frame.hasError} required={props.isRequired}>
      <FormLabel component="span" id={`${id}-label`} sx={{ typography: 'subtitle2', mb: 0.5 }}>
        {props.label}
      </FormLabel>
      <ToggleButtonGroup
        fullWidth
        aria-labelledby={`${id}-label`}
        aria-describedby={error && `${id}-helper`}
        // `focusFirstInvalid` finds the group by this attribute.
        aria-invalid={frame.hasError || undefined}
        value={value}
        onChange={(_event, chosen: readonly number[]) => change(values.filter((one) => chosen.includes(one)))}
        onBlur={input.onBlur}
        sx={{ flexWrap: 'nowrap' }}
      >
        {props.options.map((option, index) => (
          <ToggleButton
            key={option.value}
            ref={index === 0 ? input.inputRef : undefined}
            value={option.value}
            aria-label={option.detail}
            sx={{ minWidth: 0, px: 0.5 }}
          >
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && <FormHelperText id={`${id}-helper`}>{error}</FormHelperText>}
    </FormControl>
  );
}
