import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/when-idle';

/** True once the browser has been idle, for requests that can wait. */
export function useBrowserIdle(): boolean {
  const [hasBeenIdle, setHasBeenIdle] = useState(false);
  useEffect(() => whenIdle(() => setHasBeenIdle(true)), []);
  return hasBeenIdle;
}
