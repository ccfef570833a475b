import { useLayoutEffect, useRef, type ReactNode } from 'react';

type FocusFallbackProps = {
  /** Moves the focus to an element that stays; pass a stable function. */
  onLost: () => void;
  children: ReactNode;
};

/** Wraps an element that disappears when pressed, and moves the focus before it is lost. */
export function FocusFallback({ onLost, children }: FocusFallbackProps) {
  const box = useRef<HTMLDivElement>(null);
  // A layout effect is cleaned up while the element is still in the document and has the focus.
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) onLost();
    };
  }, [onLost]);
  return <div ref={box}>{children}</div>;
}
