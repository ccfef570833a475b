import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MuiTextField from '@mui/material/TextField';
import { useId, type Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { keepEnter } from './keep-enter';
import { useFormField, type FormFieldProps } from './use-form-field';

type TimePart = {
  label: string;
  count: number;
  value: string;
  onChange: (part: string) => void;
  inputRef?: Ref<HTMLSelectElement>;
  hasError: boolean;
  isDisabled: boolean;
};

const twoDigits = (_: unknown, value: number) => String(value).padStart(2, '0');

/** A list of the browser's own: type-ahead, and a wheel on phones. */
function PartSelect({ label, count, value, onChange, inputRef, hasError, isDisabled }: TimePart) {
  return (
    <MuiTextField
      select
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={keepEnter}
      inputRef={inputRef}
      disabled={isDisabled}
      error={hasError}
      sx={{ minWidth: 88, width: 'auto' }}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    >
      <option value="">--</option>
      {Array.from({ length: count }, twoDigits).map((part) => (
        <option key={part} value={part}>
          {part}
        </option>
      ))}
    </MuiTextField>
  );
}

/** A time of day to the minute, 00:00 to 23:59; the form holds `HH:MM:SS`, or `''`. Source: FIN-1. */
export function TimeField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output>) {
  const { t } = useTranslation();
  const field = useFormField(props);
  const labelId = useId();
  const helperId = useId();
  const [hours = '', minutes = ''] = typeof field.value === 'string' ? field.value.split(':') : [];

  // An hour alone is a full hour; without an hour there is no time.
  const change = (nextHours: string, nextMinutes: string) =>
    field.change(nextHours && `${nextHours}:${nextMinutes || '00'}:00`);

  const shared = { hasError: field.hasError, isDisabled: field.isDisabled };
  return (
    <FormControl
      role="group"
      aria-labelledby={labelId}
      aria-describedby={field.helperText ? helperId : undefined}
      error={field.hasError}
      disabled={field.isDisabled}
      required={props.isRequired}
      onBlur={field.leave}
    >
      <FormLabel id={labelId} component="span" sx={{ typography: 'subtitle2', mb: 0.5 }}>
        {props.label}
      </FormLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <PartSelect
          {...shared}
          label={t('date.hours')}
          count={24}
          value={hours}
          onChange={(next) => change(next, minutes)}
          inputRef={field.ref}
        />
        <span aria-hidden>:</span>
        <PartSelect
          {...shared}
          label={t('date.minutes')}
          count={60}
          value={minutes}
          onChange={(next) => change(hours || '00', next)}
        />
      </Box>
      {field.helperText && <FormHelperText id={helperId}>{field.helperText}</FormHelperText>}
    </FormControl>
  );
}
