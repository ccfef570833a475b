import { useEffect, useState, type EffectCallback } from 'react';
import { afterPaint, whenIdle } from '@/lib/when-idle';

function useHasHappened(wait: (onHappened: () => void) => ReturnType<EffectCallback>): boolean {
  const [hasHappened, setHasHappened] = useState(false);
  useEffect(() => wait(() => setHasHappened(true)), [wait]);
  return hasHappened;
}

/** True once the browser has been idle, for requests that can wait. */
export const useNetworkIdle = () => useHasHappened(whenIdle);

/** True once the first render is painted, for parts that can wait. */
export const useIsPainted = () => useHasHappened(afterPaint);
