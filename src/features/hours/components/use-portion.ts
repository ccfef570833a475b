import { useState } from 'react';
import { useIsPrinting } from '@/ui/page/use-is-printing';
import { PORTION_LINES } from '../model/portion';

/** The number of `lines` to draw; paper has all. */
export function usePortion() {
  const [lines, setLines] = useState(PORTION_LINES);
  const isPrinting = useIsPrinting();
  return {
    lines: isPrinting ? Infinity : lines,
    showMore: () => setLines((before) => before + PORTION_LINES),
  };
}
