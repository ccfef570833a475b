import { useLayoutEffect, useRef, type ReactNode } from 'react';

type FocusFallbackProps = {
  /** Gives the focus to what stays. Keep it stable. */
  onLost: () => void;
  children: ReactNode;
};

/** Stands around what goes when it was pressed, so that the focus is not lost with it. */
export function FocusFallback({ onLost, children }: FocusFallbackProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    return () => {
      if (shown?.contains(document.activeElement)) onLost();
    };
  }, [onLost]);
  return <div ref={box}>{children}</div>;
}
