import { useMemo, useState } from 'react';
import { toFoundKey } from '@/lib/normalise-text';
import { searchRows } from '@/lib/word-search';
import type { Option, OptionValue } from './option';

/** What an input method has not made into kana yet. */
const UNFINISHED = /[a-zａ-ｚ]+$/i;

/**
 * The search of a picker: on label, detail and keywords, without regard to case, width or kana kind. The keys are built once
 * per list. The last answer is kept, for which MUI asks at each drawing.
 */
function createOptionSearch<Value extends OptionValue>(options: readonly Option<Value>[]) {
  const all = [...options];
  let keys: string[] | null = null;
  let last = { words: '', found: all };

  function prepare(): string[] {
    keys ??= all.map(({ label, detail = '', keywords = '' }) => toFoundKey(label, detail, keywords));
    return keys;
  }
  function search(words: string): Option<Value>[] {
    if (words !== last.words) {
      last = { words, found: words === '' ? all : [...searchRows(all, prepare(), words)] };
    }
    return last.found;
  }
  return { prepare, search };
}

/**
 * The search as MUI's `Autocomplete` asks for it. While an input method composes, nothing is ruled out: たなｋ is on its way to
 * 田中, so that the list stays instead of saying that it is empty.
 */
export function useOptionSearch<Value extends OptionValue>(options: readonly Option<Value>[]) {
  const [isComposing, setIsComposing] = useState(false);
  const { prepare, search } = useMemo(() => createOptionSearch(options), [options]);
  return {
    // The keys of thousands take a slow machine longer than the first letter may wait.
    onFocus: () => void setTimeout(prepare),
    filterOptions(_options: unknown, { inputValue }: { inputValue: string }): Option<Value>[] {
      const found = search(inputValue);
      if (found.length > 0 || !isComposing) return found;
      const finished = search(inputValue.replace(UNFINISHED, ''));
      return finished.length > 0 ? finished : search('');
    },
    onCompositionStart: () => setIsComposing(true),
    onCompositionEnd: () => setIsComposing(false),
  };
}
