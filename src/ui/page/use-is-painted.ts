import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/when-idle';

/** True once the first render is painted, for parts that can wait. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return isPainted;
}
