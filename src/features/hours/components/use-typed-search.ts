import { useCallback, useEffect, useState } from 'react';
import { TYPING_PAUSE_MS } from '@/ui/page/use-url-state';

type SearchOptions = {
  stored: string;
  /** Writes a search into the URL; must be stable. */
  store: (search: string) => void;
  /** A change of the level drops what was typed. */
  level?: string;
};

/** For pages without a `DataTable`: `useTableUrlState` would write its own fields beside the search. */
export function useTypedSearch({ stored, store, level = '' }: SearchOptions) {
  const [typed, setTyped] = useState<{ text: string; level: string; isStored: boolean } | null>(null);
  // Dropped while rendering, so that no frame shows the text of an earlier level.
  if (typed && (typed.text === stored || typed.level !== level)) setTyped(null);

  useEffect(() => {
    if (!typed || typed.isStored) return undefined;
    const timer = window.setTimeout(() => store(typed.text), TYPING_PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed, store]);

  const setSearch = useCallback((text: string) => setTyped({ text, level, isStored: false }), [level]);

  return {
    search: typed?.text ?? stored,
    setSearch,
    settleSearch: () => {
      if (!typed || typed.isStored) return;
      store(typed.text);
      // Neither the timer nor a second blur may write it again before the URL shows it.
      setTyped({ ...typed, isStored: true });
    },
  };
}
