import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  memo,
  useCallback,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';

type SearchBoxProps = {
  value: string;
  onChange: (search: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Names what is searched, and stands in the empty box. */
  label?: string;
};

const LENS = (
  <InputAdornment position="start">
    <Search aria-hidden fontSize="small" />
  </InputAdornment>
);

const LOOK = {
  width: { xs: '100%', sm: 280 },
  'input::-webkit-search-cancel-button': { display: 'none' },
};

const isComposingInput = (event: ChangeEvent) =>
  event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;

/** A search that waits while an input method is composing: half a word would find nothing. */
export const SearchBox = memo(function SearchBox(props: SearchBoxProps) {
  const { value, onChange, onFocus, onBlur, label } = props;
  const { t } = useTranslation();
  const [composed, setComposed] = useState<string | null>(null);
  const hint = label ?? t('table.searchHint');

  function type(event: ChangeEvent<HTMLInputElement>) {
    if (isComposingInput(event)) setComposed(event.target.value);
    else search(event.target.value);
  }

  const search = useCallback(
    (text: string) => {
      setComposed(null);
      onChange(text);
    },
    [onChange],
  );
  const clear = useCallback(() => search(''), [search]);

  function finishComposing(event: CompositionEvent<HTMLInputElement>) {
    search(event.currentTarget.value);
  }

  function clearByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || composed !== null || value === '') return;
    // Else a dialog around the table would close as well.
    event.stopPropagation();
    search('');
  }

  return (
    <OutlinedInput
      size="small"
      value={composed ?? value}
      onChange={type}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={clearByKey}
      placeholder={hint}
      slotProps={{
        input: {
          'aria-label': hint,
          type: 'search',
          role: 'searchbox',
          enterKeyHint: 'search',
          autoComplete: 'off',
          onCompositionEnd: finishComposing,
        },
      }}
      startAdornment={LENS}
      endAdornment={value && <ClearButton onClear={clear} />}
      sx={LOOK}
    />
  );
});

/** Left alone by most keys. */
const ClearButton = memo(function ClearButton({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <InputAdornment position="end">
      <IconButton size="small" edge="end" aria-label={t('table.clearSearch')} onClick={onClear}>
        <Close fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
});
