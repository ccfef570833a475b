import { useEffect, useState } from 'react';

/** True once the browser has had nothing else to do: what a page can do without for a moment is asked for then. */
export function useAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    const rest = () => setIsAtRest(true);
    if ('requestIdleCallback' in window) {
      const id = window.requestIdleCallback(rest);
      return () => window.cancelIdleCallback(id);
    }
    const id = setTimeout(rest);
    return () => clearTimeout(id);
  }, []);
  return isAtRest;
}
