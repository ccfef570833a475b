import { useCallback, useState } from 'react';

/**
 * The anchor of a menu: null before the first opening, so that lazy code is fetched only then, and kept while the menu closes.
 * `open` and `close` are stable.
 */
export function useMenuAnchor() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return {
    anchor,
    isOpen,
    open: useCallback((at: HTMLElement) => {
      setAnchor(at);
      setIsOpen(true);
    }, []),
    close: useCallback(() => setIsOpen(false), []),
  };
}
