import { useRef } from 'react';

/**
 * Reports a press at its click, because a dialog that opened before would receive the click. The press is kept
 * until then: the click of a captured pointer has another target.
 */
export function usePresses<Press extends object>(
  onPress: (press: Press) => void,
  onDoublePress: (press: Press) => void,
) {
  /** The press whose click has not come yet. */
  const awaited = useRef<Press | null>(null);
  /** The press of the last click; null for a click without one. */
  const clicked = useRef<Press | null>(null);
  return {
    /** Called when the pointer goes up; null when it goes down, as the click of a press may never come. */
    expectClick: (press: Press | null) => {
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
