import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/after-paint';

/** How many are drawn: `step` at first, and `step` more after each frame, until there are `most`. */
export function useGrowing(step: number, most: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn < most) afterPaint(() => setDrawn(drawn + step));
  }, [drawn, step, most]);
  return drawn;
}
