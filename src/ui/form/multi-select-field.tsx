import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { keepEnter } from './picker-keys';
import { MoreChosen } from './more-chosen';
import type { Option, OptionValue } from './option';
import { OptionRow } from './option-row';
import { useFormField, type FormFieldProps } from './use-form-field';
import { usePicker } from './use-picker';

type MultiSelectFieldProps<Values extends FieldValues, Output, Value extends OptionValue> = FormFieldProps<
  Values,
  Output
> & {
  options: readonly Option<Value>[];
  isLoading?: boolean;
  placeholder?: string;
};

/** Several choices from a list, found by typing and shown as chips; the form holds an array of values. */
export function MultiSelectField<Values extends FieldValues, Output, Value extends OptionValue>(
  props: MultiSelectFieldProps<Values, Output, Value>,
) {
  const { t } = useTranslation();
  const field = useFormField(props);
  const { options } = props;
  const picker = usePicker(options);
  const values: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const chosen = options.filter(({ value }) => values.includes(value));
  // Values whose options have not arrived yet must outlive a change.
  const unknownValues = values.filter((value) => !options.some((option) => option.value === value));
  return (
    <Autocomplete
      {...picker}
      multiple
      disableCloseOnSelect
      options={options}
      loading={props.isLoading}
      value={chosen}
      onChange={(_event, next) => field.change([...unknownValues, ...next.map(({ value }) => value)])}
      onBlur={field.leave}
      onKeyDown={keepEnter}
      getOptionKey={({ value }) => value}
      getOptionDisabled={({ isDisabled }) => Boolean(isDisabled)}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      disabled={field.isDisabled}
      limitTags={4}
      getLimitTagsText={(count) => <MoreChosen>{t('label.more', { count })}</MoreChosen>}
      size="small"
      renderOption={(row, option, { index, selected }) => (
        <OptionRow key={option.value} option={option} row={row} index={index} isTicked={selected} />
      )}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          label={props.label}
          inputRef={field.ref}
          required={props.isRequired}
          error={field.hasError}
          helperText={field.helperText}
          placeholder={chosen.length > 0 ? undefined : props.placeholder}
        />
      )}
    />
  );
}
