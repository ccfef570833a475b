import { useLayoutEffect, useRef, type ReactNode } from 'react';

type FocusHeirProps = {
  /** Gives the focus to what stays. Keep it stable. */
  onLost: () => void;
  children: ReactNode;
};

/** Stands around what goes when it was pressed, so that the focus is not lost with it. */
export function FocusHeir({ onLost, children }: FocusHeirProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    return () => {
      if (shown?.contains(document.activeElement)) onLost();
    };
  }, [onLost]);
  return <div ref={box}>{children}</div>;
}
