import { useRef } from 'react';

/** Reports a press at its click, whose target is not what was pressed once an element captures the pointer. */
export function usePresses<Press>(onPress: (press: Press) => void, onDoublePress: (press: Press) => void) {
  /** The press that ended last, until its click. */
  const awaited = useRef<Press | null>(null);
  /** The press of the last click; null where that click was none of these. */
  const clicked = useRef<Press | null>(null);
  return {
    /** Waits for the click of a press: acting before would give that click to whatever the act opens. */
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
