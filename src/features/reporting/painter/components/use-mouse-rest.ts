import { useEffect, useRef } from 'react';

/** Long enough that a mouse on its way to the brushes does not rest. */
const MOUSE_REST_MS = 300;

/** Calls `onRest` with the point of the window at which the mouse rests. */
export function useMouseRest(onRest: (x: number, y: number) => void) {
  const timer = useRef<number>(undefined);
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    restart: (x: number, y: number) => {
      stop();
      timer.current = window.setTimeout(() => onRest(x, y), MOUSE_REST_MS);
    },
    stop,
  };
}
