import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

type FocusHeirProps = {
  /** Its first button goes on with the focus. */
  heir: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Stands around what goes when it was pressed, so that the focus is not lost with it. */
export function FocusHeir({ heir, children }: FocusHeirProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    return () => {
      if (shown?.contains(document.activeElement)) heir.current?.querySelector('button')?.focus();
    };
  }, [heir]);
  return <div ref={box}>{children}</div>;
}
