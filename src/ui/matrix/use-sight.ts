import { useCallback, useEffect, useState, type RefObject } from 'react';

/** `Sight.top` changes by so many rows at once, so that not every scroll event renders. */
export const SIGHT_STEP = 4;
const USUAL_COUNT = 20;

/** `top`: the first visible row, rounded down to `SIGHT_STEP`; `shown`: the number of visible rows. */
export type Sight = { top: number; shown: number };

/** All sizes in pixels. */
export function measureSight(scrollTop: number, height: number, rowHeight: number): Sight {
  return {
    top: Math.floor(scrollTop / rowHeight / SIGHT_STEP) * SIGHT_STEP,
    shown: height > 0 ? Math.ceil(height / rowHeight) : USUAL_COUNT,
  };
}

/** The visible rows of a frame, and whether columns of `width` pixels are too wide for it; call `follow` on scroll. */
export function useSight(frameRef: RefObject<HTMLElement | null>, rowHeight: number, width: number) {
  const [sight, setSight] = useState(() => measureSight(0, 0, rowHeight));
  const [isTooWide, setIsTooWide] = useState(false);
  const follow = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = frameRef.current ?? {};
    const now = measureSight(scrollTop, clientHeight, rowHeight);
    setSight((before) => (now.top === before.top && now.shown === before.shown ? before : now));
  }, [frameRef, rowHeight]);
  useEffect(() => {
    const element = frameRef.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      follow();
      setIsTooWide(element.clientWidth < width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frameRef, follow, width]);
  return { sight, isTooWide, follow };
}
