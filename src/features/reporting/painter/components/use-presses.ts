import { useRef } from 'react';

/** Reports presses at their clicks. The press is remembered, because the click of a captured pointer has another target. */
export function usePresses<Press>(onPress: (press: Press) => void, onDoublePress: (press: Press) => void) {
  /** The press whose click has not come yet. */
  const awaited = useRef<Press | null>(null);
  /** The press of the last click; null for a click without one. */
  const clicked = useRef<Press | null>(null);
  return {
    /** Called when a press ends. The act waits for the click, which a dialog that opens earlier would receive. */
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
