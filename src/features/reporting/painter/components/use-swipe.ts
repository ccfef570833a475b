import { useRef, type PointerEvent } from 'react';

type Touch = { pointerId: number; x: number; y: number };

/** The shortest swipe, in px. */
const SWIPE = 48;

/** Reports a touch that scrolls as a swipe when it went sideways. */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const scrolling = useRef<Touch | null>(null);

  function cancel(): void {
    scrolling.current = null;
  }

  return {
    start: (touch: Touch) => {
      scrolling.current = touch;
    },
    cancel,
    /** Ends the touch of a pointer that went up; false for a pointer that does not scroll. */
    end: (event: PointerEvent): boolean => {
      const touch = scrolling.current;
      if (touch?.pointerId !== event.pointerId) return false;
      cancel();
      const step = findSwipe(touch, event);
      if (step) onSwipe(step);
      return true;
    },
  };
}

/** Returns 1 for later days, -1 for earlier ones, null for a touch that scrolls. */
function findSwipe(from: Touch, to: PointerEvent): -1 | 1 | null {
  const width = to.clientX - from.x;
  const height = Math.abs(to.clientY - from.y);
  if (Math.abs(width) < SWIPE || Math.abs(width) <= 2 * height) return null;
  return width < 0 ? 1 : -1;
}
