import { useState } from 'react';
import { useIsPrinting } from '@/ui/page/use-is-printing';
import { PORTION_LINES } from '../model/portion';

/** Returns the number of lines to draw, and a function that adds more; paper has all lines. */
export function usePortion() {
  const [lines, setLines] = useState(PORTION_LINES);
  const isPrinting = useIsPrinting();
  return {
    lines: isPrinting ? Infinity : lines,
    showMore: () => setLines((before) => before + PORTION_LINES),
  };
}
