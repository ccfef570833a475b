import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { memoGeneric } from '../page/memo-generic';
import type { Option, OptionValue } from './option';
import { OptionRow } from './option-row';
import { PickerInput } from './picker-input';
import { keepEnter } from './picker-keys';
import { usePicker } from './use-picker';

type OwnProps<Value extends OptionValue> = {
  label: string;
  /** The label has no room of its own: it stands in the empty field, and is read out. */
  isCompact?: boolean;
  options: readonly Option<Value>[];
  isLoading?: boolean;
  isRequired?: boolean;
  placeholder?: string;
  hasError?: boolean;
  /** A hint, or what is wrong. */
  helperText?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** Says how many of the chosen ones are not shown. */
  moreText?: (count: number) => string;
};

type PickerProps<Value extends OptionValue, Many extends boolean, Sure extends boolean> = OwnProps<Value> &
  Pick<
    AutocompleteProps<Option<Value>, Many, Sure, false>,
    | 'multiple'
    | 'disableClearable'
    | 'value'
    | 'onChange'
    | 'onBlur'
    | 'disabled'
    | 'autoHighlight'
    | 'inputValue'
    | 'onInputChange'
    | 'limitTags'
    | 'slotProps'
    | 'sx'
  >;

function PickerInner<Value extends OptionValue, Many extends boolean = false, Sure extends boolean = false>({
  label,
  isCompact = false,
  options,
  isLoading,
  isRequired,
  placeholder,
  hasError,
  helperText,
  inputRef,
  moreText,
  ...props
}: PickerProps<Value, Many, Sure>) {
  const { t } = useTranslation();
  const picker = usePicker(options);
  const hasChips = Array.isArray(props.value) && props.value.length > 0;
  return (
    <Autocomplete
      {...picker}
      {...props}
      options={options}
      loading={isLoading}
      disableCloseOnSelect={props.multiple}
      onKeyDown={keepEnter}
      getOptionKey={({ value }) => value}
      getOptionDisabled={({ isDisabled }) => Boolean(isDisabled)}
      isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
      getLimitTagsText={(count) => (
        <MoreChosen>{moreText ? moreText(count) : t('label.more', { count })}</MoreChosen>
      )}
      size="small"
      renderOption={(row, option, { index, selected }) => (
        <OptionRow
          key={option.value}
          option={option}
          row={row}
          index={index}
          isTicked={props.multiple ? selected : undefined}
        />
      )}
      renderInput={(params) => (
        <PickerInput
          {...params}
          label={label}
          isCompact={isCompact}
          inputRef={inputRef}
          isRequired={isRequired}
          hasError={hasError}
          helperText={helperText}
          placeholder={hasChips ? undefined : (placeholder ?? (isCompact ? label : undefined))}
        />
      )}
    />
  );
}

/**
 * One choice or, with `multiple`, several from a long list, found by typing; several stand as chips. The one place that
 * wires MUI's `Autocomplete`: fields of forms and pickers of pages only say what is chosen. Drawn only when that changes,
 * because it asks for the page's layout each time.
 */
export const Picker = memoGeneric(PickerInner);

/** Says at the end of a picker's chips how many more there are. A press leads into the picker, which then shows them all. */
function MoreChosen({ children }: { children: ReactNode }) {
  return (
    // The picker would take the key for itself.
    <Button size="small" onKeyDown={(event) => event.stopPropagation()} sx={{ minHeight: 24, py: 0 }}>
      {children}
    </Button>
  );
}
