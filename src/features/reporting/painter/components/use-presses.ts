import { useRef } from 'react';

/** Reports each press at its click. It keeps the press: a captured pointer's click has another target. */
export function usePresses<Press>(onPress: (press: Press) => void, onDoublePress: (press: Press) => void) {
  /** The press whose click has not come yet. */
  const awaited = useRef<Press | null>(null);
  /** The press of the last click; null for a click without one. */
  const clicked = useRef<Press | null>(null);
  return {
    /** Called when the pointer goes up. A dialog that opened before the click would receive the click. */
    expectClick: (press: Press) => {
      awaited.current = press;
    },
    onClick: () => {
      clicked.current = awaited.current;
      awaited.current = null;
      if (clicked.current) onPress(clicked.current);
    },
    onDoubleClick: () => {
      if (clicked.current) onDoublePress(clicked.current);
    },
  };
}
