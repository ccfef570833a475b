import { useEffect, useState, type EffectCallback } from 'react';
import { afterPaint, whenIdle } from '@/lib/when-idle';

function useHasCome(wait: (onCome: () => void) => ReturnType<EffectCallback>): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => wait(() => setHasCome(true)), [wait]);
  return hasCome;
}

/** True once the browser has had nothing else to do: what a page can do without for a moment is asked for then. */
export const useNetworkIdle = () => useHasCome(whenIdle);

/** True once what was drawn first is in sight: what nobody looks at before is drawn, or asked for, then. */
export const useIsPainted = () => useHasCome(afterPaint);
