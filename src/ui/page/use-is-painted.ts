import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/when-idle';

export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return isPainted;
}
