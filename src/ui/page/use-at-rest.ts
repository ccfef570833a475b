import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/when-idle';

/** True once the browser has had nothing else to do: what a page can do without for a moment is asked for then. */
export function useAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenIdle(() => setIsAtRest(true)), []);
  return isAtRest;
}
