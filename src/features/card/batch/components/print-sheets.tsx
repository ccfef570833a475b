import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useDeferredValue, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { CardFormat } from '../model/card-format';
import { CardSheet } from './card-sheet';
import type { BatchCard } from './use-batch-cards';

type PrintSheetsProps = {
  sheets: readonly (readonly BatchCard[])[];
  format: CardFormat;
  /** Called when the browser is done with them. */
  onPrinted: () => void;
};

/** The paper holds the sheets alone, which reach from edge to edge. */
const PAPER = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4 portrait', margin: 0 },
      '@media print': { 'body > :not([data-print-sheets])': { display: 'none !important' } },
    }}
  />
);

const LOOK = {
  display: 'none',
  '@media print': {
    display: 'block',
    // No drop of it may begin a further page.
    '& > [data-sheet]': { breakAfter: 'page', breakInside: 'avoid' },
    '& > [data-sheet]:last-of-type': { breakAfter: 'auto' },
  },
} as const;

const NONE: PrintSheetsProps['sheets'] = [];

/** All sheets at their true size, for paper only; the browser is asked to print them once every photo can be drawn. */
export function PrintSheets({ sheets, format, onPrinted }: PrintSheetsProps) {
  const box = useRef<HTMLDivElement>(null);
  // Hundreds of sheets are drawn while the page goes on to listen.
  const drawn = useDeferredValue(sheets, NONE);

  useEffect(() => {
    if (drawn !== sheets) return undefined;
    let isHere = true;
    const images = Array.from(box.current?.querySelectorAll('img') ?? []);
    // A picture that is none is none on paper either.
    void Promise.allSettled(images.map((image) => image.decode())).then(() => isHere && window.print());
    window.addEventListener('afterprint', onPrinted);
    return () => {
      isHere = false;
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [drawn, sheets, format, onPrinted]);

  return createPortal(
    <Box ref={box} data-print-sheets sx={LOOK}>
      {PAPER}
      {drawn.map((cards, index) => (
        <CardSheet key={index} cards={cards} format={format} />
      ))}
    </Box>,
    document.body,
  );
}
