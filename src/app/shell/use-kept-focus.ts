import { useEffect } from 'react';

/** The parts of a page that can take the focus of a removed element in them. */
const PARTS = 'section, form, [role$=dialog]';

/**
 * Moves the focus to the surrounding part of the page, else to its heading, when the focused element is
 * removed, e.g. a button with the row that it deletes. Browsers would start again at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let parts: HTMLElement[] = [];

    function remember({ target }: FocusEvent) {
      focused = target instanceof Element ? target : null;
      parts = [];
      for (let part = focused?.closest<HTMLElement>(PARTS); part; part = part.parentElement?.closest(PARTS))
        parts.push(part);
    }

    function moveFocus() {
      if (document.activeElement !== document.body) return;
      const part = parts.find(({ isConnected }) => isConnected) ?? document.getElementById('page-title');
      if (part && !part.hasAttribute('tabindex')) part.tabIndex = -1;
      part?.focus({ preventScroll: true });
    }

    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = null;
      // Code that knows a better place has moved the focus by then.
      requestAnimationFrame(moveFocus);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
