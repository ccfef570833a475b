import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '@/lib/key-press';
import { createSearch } from '@/lib/word-search';
import { useStructuralSharing } from '../page/use-structural-sharing';
import { FramedInput, type FieldFrame, type FramedInputProps } from './framed-input';
import type { Option, OptionValue } from './option';
import { OptionList, OptionRow } from './option-list';

type OwnProps<Value extends OptionValue> = FieldFrame &
  Pick<FramedInputProps, 'isCompact' | 'placeholder' | 'inputRef'> & {
    options: readonly Option<Value>[];
    isLoading?: boolean;
    clearOnSelect?: boolean;
    moreText?: (count: number) => string;
    listClassName?: string;
  };

/** `value` is the chosen option's; with `multiple`, a list of values. */
export type PickerProps<
  Value extends OptionValue,
  Multiple extends boolean,
  DisableClearable extends boolean,
> = OwnProps<Value> &
  Pick<
    AutocompleteProps<Option<Value>, Multiple, DisableClearable, false, 'div', Value>,
    | 'multiple'
    | 'disableClearable'
    | 'value'
    | 'onChange'
    | 'onBlur'
    | 'autoHighlight'
    | 'limitTags'
    | 'className'
  >;

export function OptionPicker<
  Value extends OptionValue,
  Multiple extends boolean = false,
  DisableClearable extends boolean = false,
>({
  options,
  value,
  clearOnSelect,
  moreText,
  listClassName,
  label,
  isCompact,
  isRequired,
  isDisabled,
  hasError,
  helperText,
  placeholder,
  inputRef,
  isLoading,
  ...autocompleteProps
}: PickerProps<Value, Multiple, DisableClearable>) {
  const { multiple = false } = autocompleteProps;
  const { t } = useTranslation();
  const searchProps = useOptionSearch(options);
  // The same array for equal values: MUI takes a new one for a change, and drops typed text.
  const choice = useStructuralSharing(value);
  const hasChips = Array.isArray(choice) && choice.length > 0;
  return (
    <Autocomplete
      {...autocompleteProps}
      {...searchProps}
      value={choice}
      options={options}
      loading={isLoading}
      disabled={isDisabled}
      disableCloseOnSelect={multiple}
      onKeyDown={handleKey}
      getOptionValue={getValue}
      getOptionKey={getValue}
      getOptionDisabled={(option) => option.isDisabled === true}
      getLimitTagsText={(count) => (
        // Without `stopPropagation` the picker would handle the key. The press focuses the picker, which then shows all chips.
        <Button size="small" onKeyDown={(event) => event.stopPropagation()} sx={{ minHeight: 24, py: 0 }}>
          {moreText ? moreText(count) : t('label.more', { count })}
        </Button>
      )}
      // MUI leaves the input empty where a value is rendered.
      renderValue={clearOnSelect ? () => null : undefined}
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
        <OptionRow key={key} row={row} option={option} index={index} hasBox={multiple} />
      )}
      renderInput={({ id, slotProps }) => (
        <FramedInput
          {...slotProps.input}
          id={id}
          label={label}
          isCompact={isCompact}
          isRequired={isRequired}
          isDisabled={isDisabled}
          hasError={hasError}
          helperText={helperText}
          inputRef={inputRef}
          fullWidth
          placeholder={hasChips ? '' : placeholder}
          inputProps={slotProps.htmlInput}
        />
      )}
    />
  );
}

const getValue = <Value extends OptionValue>({ value }: Option<Value>) => value;

/** Enter chooses an option without sending the form, which Ctrl/⌘+Enter does. During IME input MUI gets no key. */
function handleKey(event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void {
  if (isComposing(event)) event.defaultMuiPrevented = true;
  else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
}

/** Letters that an input method (IME) has not converted to kana yet. */
const UNFINISHED = /[a-zａ-ｚ]+$/i;

/** A search that ignores case, width and kana kind; it caches its last result, because MUI asks at each render. */
function createOptionSearch<Value extends OptionValue>(options: readonly Option<Value>[]) {
  const { prepare, find } = createSearch(options, ({ label, detail = '', keywords = '' }) => [
    label,
    detail,
    keywords,
  ]);
  let last = { words: '', found: [...options] };

  function search(words: string): Option<Value>[] {
    if (words !== last.words) last = { words, found: [...find(words)] };
    return last.found;
  }
  return { prepare, search };
}

/** During IME input, an unfinished word such as たなｋ, which may become 田中, must not empty the list. */
function useOptionSearch<Value extends OptionValue>(options: readonly Option<Value>[]) {
  const [isUnfinished, setIsUnfinished] = useState(false);
  const { prepare, search } = useMemo(() => createOptionSearch(options), [options]);
  return {
    onFocus: () => void setTimeout(prepare),
    filterOptions(_options: unknown, { inputValue }: { inputValue: string }): Option<Value>[] {
      const found = search(inputValue);
      if (found.length > 0 || !isUnfinished) return found;
      const finished = search(inputValue.replace(UNFINISHED, ''));
      return finished.length > 0 ? finished : search('');
    },
    onCompositionStart: () => setIsUnfinished(true),
    onCompositionEnd: () => setIsUnfinished(false),
  };
}
