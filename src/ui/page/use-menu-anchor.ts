import { useState } from 'react';

/** Where a menu opens: null until it does for the first time, so that a later part is not fetched before; kept while it closes. */
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
