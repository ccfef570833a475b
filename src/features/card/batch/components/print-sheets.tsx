import GlobalStyles from '@mui/material/GlobalStyles';
import { useDeferredValue, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { CardFormat } from '../model/card-format';
import { CardSheet } from './card-sheet';
import styles from './print-sheets.module.css';
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
    <div ref={box} data-print-sheets className={styles.paper}>
      {PAPER}
      {drawn.map((cards, index) => (
        <CardSheet key={index} cards={cards} format={format} />
      ))}
    </div>,
    document.body,
  );
}
