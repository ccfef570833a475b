import { useCallback, useState } from 'react';

type MenuState = { anchor: HTMLElement | null; isOpen: boolean };

/** `anchor` is null until the first opening, which fetches the menu's code; it stays while the menu closes. Stable functions. */
export function useMenuAnchor() {
  const [state, setState] = useState<MenuState>({ anchor: null, isOpen: false });
  return {
    ...state,
    // Always a new state: a second press renders the menu again, which repeats a failed fetch of its code.
    open: useCallback((anchor: HTMLElement) => setState({ anchor, isOpen: true }), []),
    close: useCallback(() => setState(({ anchor }) => ({ anchor, isOpen: false })), []),
  };
}
