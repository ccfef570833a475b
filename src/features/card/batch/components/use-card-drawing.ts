import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { drawCard } from '../../components/draw-card';
import { toPng } from '../../model/picture';
import { withPrintDensity } from '../export/png-density';
import { pictureSize, type CardFormat } from '../model/card-format';
import type { BatchCard } from './use-batch-cards';

type DrawnCard = { card: BatchCard; photo: string | null };

/** The caller renders `drawnCard` as a `StaffCard` with `cardRef`, off screen. */
export function useCardDrawing() {
  const cardRef = useRef<HTMLDivElement>(null);
  const [drawnCard, setDrawnCard] = useState<DrawnCard | null>(null);

  /** Resolves to the PNG of a trimmed card at 300 dpi. */
  const draw = useCallback(async (next: DrawnCard, format: CardFormat): Promise<Blob> => {
    // The card has to be in the document before it is drawn.
    flushSync(() => setDrawnCard(next));
    if (!cardRef.current) throw new Error('The page with the card was left');
    const canvas = await drawCard(cardRef.current, format.area, pictureSize(format));
    return withPrintDensity(await toPng(canvas));
  }, []);
  const clear = useCallback(() => setDrawnCard(null), []);
  return { cardRef, drawnCard, draw, clear };
}
