import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/when-idle';

/** True after the first paint, for parts that can wait. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return isPainted;
}
