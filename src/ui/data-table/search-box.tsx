import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '@/lib/key-press';

export type SearchBoxProps = {
  value: string;
  onChange: (search: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  label?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
};

/** A search that waits while an input method (IME) is composing, because half a word finds nothing. */
export function SearchBox({ value, onChange, onFocus, onBlur, label, inputRef }: SearchBoxProps) {
  const { t } = useTranslation();
  const ownInput = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownInput;
  const [composed, setComposed] = useState<string | null>(null);
  const hint = label ?? t('table.searchHint');
  const typed = composed ?? value;

  function search(text: string) {
    setComposed(null);
    onChange(text);
  }

  function readTyped({ nativeEvent, target }: ChangeEvent<HTMLInputElement>) {
    if ('isComposing' in nativeEvent && nativeEvent.isComposing) setComposed(target.value);
    else search(target.value);
  }

  function clearByKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape' || isComposing(event) || event.currentTarget.value === '') return;
    // A dialog around the table would close as well.
    event.stopPropagation();
    search('');
  }

  return (
    <OutlinedInput
      className="screen-only"
      type="search"
      size="small"
      fullWidth
      placeholder={hint}
      autoComplete="off"
      inputRef={input}
      inputProps={{
        'aria-label': hint,
        enterKeyHint: 'search',
        onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => search(event.currentTarget.value),
      }}
      value={typed}
      onChange={readTyped}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={clearByKey}
      // `pointerEvents`: a press on the icon focuses the field below it.
      startAdornment={
        <Search fontSize="small" sx={{ mr: 1, color: 'action.active', pointerEvents: 'none' }} />
      }
      endAdornment={
        typed !== '' && (
          <IconButton
            size="small"
            aria-label={t('table.clearSearch')}
            onClick={() => {
              search('');
              input.current?.focus();
            }}
            sx={{ mr: -0.5 }}
          >
            <Close fontSize="small" />
          </IconButton>
        )
      }
      sx={{ width: { sm: 280 }, '& ::-webkit-search-cancel-button': { display: 'none' } }}
    />
  );
}
