import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { whenIdle } from '@/lib/when-idle';

/** True once the browser has had nothing else to do: what a page can do without for a moment is asked for then. */
export function useAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenIdle(() => setIsAtRest(true)), []);
  return isAtRest;
}

/** True once what was drawn first is in sight: what nobody looks at before is drawn, or asked for, then. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return isPainted;
}
