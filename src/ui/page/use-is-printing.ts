import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the browser prints: lists then render all rows, synchronously before it reads the page. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const update = ({ type }: Event) => flushSync(() => setIsPrinting(type === 'beforeprint'));
    window.addEventListener('beforeprint', update);
    window.addEventListener('afterprint', update);
    return () => {
      window.removeEventListener('beforeprint', update);
      window.removeEventListener('afterprint', update);
    };
  }, []);
  return isPrinting;
}
