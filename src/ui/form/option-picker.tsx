import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '@/lib/composing';
import { FramedInput, type FieldFrame } from './framed-input';
import type { Option, OptionValue } from './option';
import { OptionList, OptionRow } from './option-list';
import { useOptionSearch } from './search-options';

type OwnProps<Value extends OptionValue> = FieldFrame & {
  /** The label has no room of its own: it stands in the empty field, and is read out. */
  isCompact?: boolean;
  options: readonly Option<Value>[];
  isLoading?: boolean;
  /** What is chosen is taken at once, and the field is empty again. */
  startsOver?: boolean;
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Says how many of the chosen ones are not shown. */
  moreText?: (count: number) => string;
  listClassName?: string;
};

/** The value is that of the chosen option; with `multiple`, a list of values. */
export type PickerProps<
  Value extends OptionValue,
  Many extends boolean,
  Sure extends boolean,
> = OwnProps<Value> &
  Pick<
    AutocompleteProps<Option<Value>, Many, Sure, false, 'div', Value>,
    | 'multiple'
    | 'disableClearable'
    | 'value'
    | 'onChange'
    | 'onBlur'
    | 'autoHighlight'
    | 'limitTags'
    | 'className'
  >;

/** What `Picker` draws once its code has arrived: the one place that wires MUI's `Autocomplete`. */
export function OptionPicker<
  Value extends OptionValue,
  Many extends boolean = false,
  Sure extends boolean = false,
>({
  label,
  isCompact = false,
  isRequired,
  isDisabled,
  hasError,
  helperText,
  placeholder,
  inputRef,
  options,
  isLoading,
  startsOver = false,
  moreText,
  listClassName,
  value,
  ...props
}: PickerProps<Value, Many, Sure>) {
  const { t } = useTranslation();
  const search = useOptionSearch(options);
  const choice = useSameChoice(value);
  const hasChips = Array.isArray(choice) && choice.length > 0;
  return (
    <Autocomplete
      {...props}
      {...search}
      value={choice}
      options={options}
      loading={isLoading}
      disabled={isDisabled}
      disableCloseOnSelect={props.multiple}
      onKeyDown={keepKey}
      getOptionValue={valueOf}
      getOptionKey={valueOf}
      getOptionDisabled={({ isDisabled }) => isDisabled === true}
      getLimitTagsText={(count) => (
        <MoreChosen>{moreText ? moreText(count) : t('label.more', { count })}</MoreChosen>
      )}
      // A value that draws itself leaves the input empty.
      renderValue={startsOver ? () => null : undefined}
      openText={t('picker.open')}
      closeText={t('picker.close')}
      clearText={t('action.clear')}
      loadingText={t('label.loading')}
      noOptionsText={t('hint.noOptions')}
      slotProps={{
        listbox: {
          component: OptionList,
          ...(isCompact && { 'aria-label': label, 'aria-labelledby': undefined }),
        },
        popper: { className: listClassName },
      }}
      renderOption={({ key, ...row }, option, { index }) => (
        <OptionRow key={key} row={row} option={option} index={index} hasBox={props.multiple === true} />
      )}
      renderInput={({ id, slotProps }) => (
        <FramedInput
          {...slotProps.input}
          {...{ id, label, isCompact, isRequired, isDisabled, hasError, helperText, inputRef }}
          fullWidth
          // What is chosen stands there already.
          placeholder={hasChips ? '' : placeholder}
          inputProps={slotProps.htmlInput}
        />
      )}
    />
  );
}

function valueOf<Value extends OptionValue>({ value }: Option<Value>): Value {
  return value;
}

/** The same list as long as it holds the same values: MUI takes another one for a change, and drops what is being typed. */
function useSameChoice<Choice>(choice: Choice): Choice {
  const [known, setKnown] = useState(choice);
  const isSame =
    Array.isArray(known) && Array.isArray(choice)
      ? known.length === choice.length && known.every((value, place) => value === choice[place])
      : known === choice;
  if (!isSame) setKnown(choice);
  return isSame ? known : choice;
}

/**
 * In a picker Enter chooses, whether its list is open or not: it never sends the form, as browsers would have it.
 * Ctrl/⌘+Enter does so from everywhere. While an input method composes, all keys are its own.
 */
function keepKey(event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void {
  if (isComposing(event)) event.defaultMuiPrevented = true;
  else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
}

/** Says behind the chips how many more are chosen. A press leads into the picker, which then shows them all. */
function MoreChosen({ children }: { children: ReactNode }) {
  return (
    // The picker would take the key for itself.
    <Button size="small" onKeyDown={(event) => event.stopPropagation()} sx={{ minHeight: 24, py: 0 }}>
      {children}
    </Button>
  );
}
