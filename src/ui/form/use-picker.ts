import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option, OptionValue } from './option';
import { createOptionSearch } from './search-options';

/** What an input method has not made into kana yet. */
const UNFINISHED = /[a-zａ-ｚ]+$/i;

/**
 * What MUI's pickers share: the words in the user's language, and the search. While an input method composes, nothing is
 * ruled out: たなｋ is on its way to 田中, so that the list stays instead of saying that there is nothing.
 */
export function usePicker<Value extends OptionValue>(options: readonly Option<Value>[]) {
  const { t } = useTranslation();
  const [isComposing, setIsComposing] = useState(false);
  const search = useMemo(() => createOptionSearch(options), [options]);

  function find(typed: string): Option<Value>[] {
    const shown = search(typed);
    if (shown.length > 0 || !isComposing) return shown;
    const finished = search(typed.replace(UNFINISHED, ''));
    return finished.length > 0 ? finished : search('');
  }

  return {
    openText: t('picker.open'),
    closeText: t('picker.close'),
    clearText: t('action.clear'),
    loadingText: t('label.loading'),
    noOptionsText: t('hint.noOptions'),
    filterOptions: (_options: Option<Value>[], { inputValue }: { inputValue: string }) => find(inputValue),
    onCompositionStart: () => setIsComposing(true),
    onCompositionEnd: () => setIsComposing(false),
  };
}
