import { useState } from 'react';
import { useIsPrinting } from '@/ui/page/use-is-printing';
import { PORTION_LINES } from '../model/portion';

/** How many lines of a report are drawn, and how to draw more; on paper all of them. */
export function usePortion() {
  const [lines, setLines] = useState(PORTION_LINES);
  const isPrinting = useIsPrinting();
  return {
    lines: isPrinting ? Infinity : lines,
    showMore: () => setLines((before) => before + PORTION_LINES),
  };
}
