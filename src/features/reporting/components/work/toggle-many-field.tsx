import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormField, type FormFieldProps } from '@/ui/form/use-form-field';
import type { Option } from '@/ui/form/option';

type ToggleManyFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  options: readonly Option<number>[];
};

/** Some of a few, all in sight; the form holds an array of values. */
export function ToggleManyField<Values extends FieldValues, Output>(
  props: ToggleManyFieldProps<Values, Output>,
) {
  const field = useFormField(props);
  const labelId = useId();
  const helperId = useId();
  return (
    <FormControl error={field.hasError} required={props.isRequired}>
      <FormLabel
        id={labelId}
        component="span"
        sx={{ typography: 'body2', fontWeight: 'fontWeightMedium', mb: 0.5 }}
      >
        {props.label}
      </FormLabel>
      <ToggleButtonGroup
        fullWidth
        size="small"
        aria-labelledby={labelId}
        aria-describedby={field.helperText ? helperId : undefined}
        aria-invalid={field.hasError || undefined}
        value={field.value}
        onChange={(_event, next: number[]) => field.change(next)}
        onBlur={field.leave}
        sx={{ flexWrap: 'nowrap', '& .MuiToggleButton-root': { minWidth: 0, px: 0.5 } }}
      >
        {props.options.map((option, index) => (
          <ToggleButton
            key={option.value}
            ref={index === 0 ? field.ref : undefined}
            value={option.value}
            aria-label={option.detail}
          >
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {field.helperText && <FormHelperText id={helperId}>{field.helperText}</FormHelperText>}
    </FormControl>
  );
}
