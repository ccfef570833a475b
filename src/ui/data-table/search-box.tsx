import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  Activity,
  createContext,
  memo,
  use,
  useCallback,
  useMemo,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '@/lib/composing';

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

const Typed = createContext('');

/** With the way to clear it, all that a key draws of the box. */
function TypedInput(props: ComponentProps<'input'>) {
  return <input {...props} value={use(Typed)} />;
}

const isUnfinished = ({ nativeEvent }: ChangeEvent) =>
  'isComposing' in nativeEvent && Boolean(nativeEvent.isComposing);

/** A search that waits while an input method is composing: half a word would find nothing. */
export function SearchBox({ value, onChange, ...props }: SearchBoxProps) {
  const [composed, setComposed] = useState<string | null>(null);
  const search = useCallback(
    (text: string) => {
      setComposed(null);
      onChange(text);
    },
    [onChange],
  );
  return (
    <Typed value={composed ?? value}>
      <SearchField {...props} onSearch={search} onCompose={setComposed} />
    </Typed>
  );
}

type SearchFieldProps = Pick<SearchBoxProps, 'onFocus' | 'onBlur' | 'label'> & {
  onSearch: (text: string) => void;
  onCompose: (text: string) => void;
};

const SearchField = memo(function SearchField(props: SearchFieldProps) {
  const { onSearch, onCompose, onFocus, onBlur, label } = props;
  const { t } = useTranslation();
  const hint = label ?? t('table.searchHint');
  const clear = useCallback(() => onSearch(''), [onSearch]);

  function type(event: ChangeEvent<HTMLInputElement>) {
    if (isUnfinished(event)) onCompose(event.target.value);
    else onSearch(event.target.value);
  }

  function finishComposing(event: CompositionEvent<HTMLInputElement>) {
    onSearch(event.currentTarget.value);
  }

  function clearByKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape' || isComposing(event) || event.currentTarget.value === '') return;
    // Else a dialog around the table would close as well.
    event.stopPropagation();
    onSearch('');
  }

  return (
    <OutlinedInput
      size="small"
      inputComponent={TypedInput}
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
      endAdornment={<ClearButton onClear={clear} />}
      sx={LOOK}
    />
  );
});

function ClearButton({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  const button = useMemo(
    () => (
      <InputAdornment position="end">
        <IconButton size="small" edge="end" aria-label={t('table.clearSearch')} onClick={onClear}>
          <Close fontSize="small" />
        </IconButton>
      </InputAdornment>
    ),
    [t, onClear],
  );
  return <Activity mode={use(Typed) === '' ? 'hidden' : 'visible'}>{button}</Activity>;
}
