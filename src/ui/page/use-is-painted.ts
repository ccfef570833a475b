import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/after-paint';

/** True once what was drawn first is in sight: what nobody looks at before is drawn, or asked for, then. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return isPainted;
}
