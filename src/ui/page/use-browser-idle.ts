import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/when-idle';

export function useBrowserIdle(): boolean {
  const [hasBeenIdle, setHasBeenIdle] = useState(false);
  useEffect(() => whenIdle(() => setHasBeenIdle(true)), []);
  return hasBeenIdle;
}
