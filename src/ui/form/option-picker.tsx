import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '@/lib/key-press';
import { createSearch } from '@/lib/word-search';
import { FramedInput, type FieldFrame, type FramedInputProps } from './framed-input';
import type { Option, OptionValue } from './option';
import { OptionList, OptionRow } from './option-list';

type OwnProps<Value extends OptionValue> = FieldFrame &
  Pick<FramedInputProps, 'isCompact' | 'placeholder' | 'inputRef'> & {
    options: readonly Option<Value>[];
    isLoading?: boolean;
    /** What is chosen is taken at once, and the field is empty again. */
    clearOnSelect?: boolean;
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
>({ options, value, clearOnSelect, moreText, listClassName, ...own }: PickerProps<Value, Many, Sure>) {
  const { label, isCompact, isRequired, isDisabled, hasError, helperText, ...rest } = own;
  const { placeholder, inputRef, isLoading, ...props } = rest;
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
        // A press leads into the picker, which then shows them all; it would take the key for itself.
        <Button size="small" onKeyDown={(event) => event.stopPropagation()} sx={{ minHeight: 24, py: 0 }}>
          {moreText ? moreText(count) : t('label.more', { count })}
        </Button>
      )}
      // A value that draws itself leaves the input empty.
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

const valueOf = <Value extends OptionValue>({ value }: Option<Value>) => value;

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

/** What an input method has not made into kana yet. */
const UNFINISHED = /[a-zａ-ｚ]+$/i;

/**
 * The search of a picker: on label, detail and keywords, without regard to case, width or kana kind. The last answer is kept,
 * for which MUI asks at each drawing.
 */
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

/**
 * The search as MUI's `Autocomplete` asks for it. While an input method composes, nothing is ruled out: たなｋ is on its way to
 * 田中, so that the list stays instead of saying that it is empty.
 */
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
