import { useRef, type PointerEvent } from 'react';

type Touch = { pointerId: number; x: number; y: number };

/** The shortest swipe, in px. */
const SWIPE = 48;

/** Reports a touch that went sideways; any other scrolls the page. */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const touched = useRef<Touch | null>(null);

  function cancel(): void {
    touched.current = null;
  }

  return {
    start: (touch: Touch) => {
      touched.current = touch;
    },
    cancel,
    /** Ends the touch of a pointer that went up; false for a pointer without a touch. */
    end: (event: PointerEvent): boolean => {
      const touch = touched.current;
      if (touch?.pointerId !== event.pointerId) return false;
      cancel();
      const step = findSwipe(touch, event);
      if (step) onSwipe(step);
      return true;
    },
  };
}

/** Returns 1 for later days, -1 for earlier ones, null for any other touch. */
function findSwipe(from: Touch, to: PointerEvent): -1 | 1 | null {
  const dx = to.clientX - from.x;
  const dy = to.clientY - from.y;
  if (Math.abs(dx) < SWIPE || Math.abs(dx) <= 2 * Math.abs(dy)) return null;
  return dx < 0 ? 1 : -1;
}
