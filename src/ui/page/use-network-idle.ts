import { useEffect, useState, type EffectCallback } from 'react';
import { afterPaint, whenIdle } from '@/lib/when-idle';

function useHasCome(wait: (onCome: () => void) => ReturnType<EffectCallback>): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => wait(() => setHasCome(true)), [wait]);
  return hasCome;
}

/** True once the browser has been idle, for requests that can wait. */
export const useNetworkIdle = () => useHasCome(whenIdle);

/** True once the first render is painted, for parts that can wait. */
export const useIsPainted = () => useHasCome(afterPaint);
