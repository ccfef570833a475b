import { useCallback, useEffect, useState } from 'react';

/** Browsers refuse more than about 100 changes of the URL in half a minute, and a fast typist makes more. */
const TYPING_PAUSE_MS = 300;

type SearchOptions = {
  /** The search in the URL. */
  stored: string;
  /** Writes a search into the URL; must be stable. */
  store: (search: string) => void;
  /** The level that is searched: another one drops what was typed. */
  level?: string;
};

/**
 * Shows what the user types at once, and writes it into the URL after a pause, or by `settleSearch`. For pages whose order and
 * search are no table's: `useTableUrlState` would write its own fields beside the search.
 */
export function useTypedSearch({ stored, store, level = '' }: SearchOptions) {
  const [typed, setTyped] = useState<{ text: string; level: string } | null>(null);
  if (typed && (typed.text === stored || typed.level !== level)) setTyped(null);

  useEffect(() => {
    if (!typed) return undefined;
    const timer = window.setTimeout(() => store(typed.text), TYPING_PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed, store]);

  return {
    search: typed?.text ?? stored,
    setSearch: useCallback((text: string) => setTyped({ text, level }), [level]),
    settleSearch: () => {
      if (typed) store(typed.text);
    },
  };
}
