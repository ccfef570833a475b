import GlobalStyles from '@mui/material/GlobalStyles';
import { useDeferredValue, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { CardFormat } from '../model/card-format';
import { CardSheet } from './card-sheet';
import type { BatchCard } from './use-batch-cards';
import styles from './print-sheets.module.css';

type PrintSheetsProps = {
  sheets: readonly (readonly BatchCard[])[];
  format: CardFormat;
  onPrinted: () => void;
};

const PAGE_STYLES = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4 portrait', margin: 0 },
      '@media print': { 'body > :not([data-print-sheets])': { display: 'none !important' } },
    }}
  />
);

const NO_SHEETS: PrintSheetsProps['sheets'] = [];

/** Opens the print dialog once every photo is decoded. The photos must be in the cache. */
export function PrintSheets({ sheets, format, onPrinted }: PrintSheetsProps) {
  const box = useRef<HTMLDivElement>(null);
  // Deferred, so that the page stays responsive while hundreds of sheets render.
  const drawn = useDeferredValue(sheets, NO_SHEETS);

  useEffect(() => {
    if (drawn !== sheets) return undefined;
    let isCurrent = true;
    const images = Array.from(box.current?.querySelectorAll('img') ?? []);

    async function printDecoded() {
      // A broken picture does not block the printing.
      await Promise.allSettled(images.map((image) => image.decode()));
      if (isCurrent) window.print();
    }

    void printDecoded();
    window.addEventListener('afterprint', onPrinted);
    return () => {
      isCurrent = false;
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [drawn, sheets, onPrinted]);

  return createPortal(
    <div ref={box} data-print-sheets className={styles.paper}>
      {PAGE_STYLES}
      {drawn.map((cards) => (
        <CardSheet key={cards[0]?.id} cards={cards} format={format} />
      ))}
    </div>,
    document.body,
  );
}
