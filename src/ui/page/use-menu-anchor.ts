import { useState } from 'react';

/** The anchor of a menu: null before the first opening, so that lazy code is fetched only then; kept while the menu closes. */
export function useMenuAnchor() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return {
    anchor,
    isOpen,
    open: (at: HTMLElement | null) => {
      setAnchor(at);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}
