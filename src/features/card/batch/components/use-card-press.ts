import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { drawCard } from '../../components/draw-card';
import { toPng } from '../../model/picture';
import { at300Dpi } from '../export/png-density';
import { pictureSize, type CardFormat } from '../model/card-format';
import type { BatchCard } from './use-batch-cards';

/** The one card that is made a picture of, with its photo. */
type Pressed = { card: BatchCard; photo: string | null };

/** Makes pictures of cards, one after the other: `pressed` is to be drawn as a `StaffCard` with the `ref`, out of sight. */
export function useCardPress() {
  const ref = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<Pressed | null>(null);

  /** The PNG of a card at 300 dpi, from cut to cut. */
  const press = useCallback(async (next: Pressed, format: CardFormat): Promise<Blob> => {
    flushSync(() => setPressed(next));
    if (!ref.current) throw new Error('The page with the card was left');
    return at300Dpi(await toPng(await drawCard(ref.current, format.window, pictureSize(format))));
  }, []);
  const clear = useCallback(() => setPressed(null), []);
  return { ref, pressed, press, clear };
}
