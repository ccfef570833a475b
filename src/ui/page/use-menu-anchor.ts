import { useCallback, useState } from 'react';

type MenuState = { anchor: HTMLElement | null; isOpen: boolean };

/** The anchor of a menu: null before the first opening, which fetches its code, and kept while it closes. The acts are stable. */
export function useMenuAnchor() {
  const [state, setState] = useState<MenuState>({ anchor: null, isOpen: false });
  return {
    ...state,
    // Always a new state: a second press renders the menu again, which repeats a failed fetch of its code.
    open: useCallback((anchor: HTMLElement) => setState({ anchor, isOpen: true }), []),
    close: useCallback(() => setState(({ anchor }) => ({ anchor, isOpen: false })), []),
  };
}
