import { now } from '@/lib/clock';
import { saveFile } from '@/lib/save-file';
import { CARD, CARD_PIXEL_RATIO, cardFileName } from '../model/card-layout';
import { SCREEN_ONLY } from './card-photo';

/**
 * Saves what the card shows as PNG. Fonts and pictures are awaited, so that the first download is right already;
 * fonts are the system's own, and all pictures are embedded: nothing is fetched. Source: CD-1.
 */
export async function saveCard(card: HTMLElement): Promise<void> {
  const images = Array.from(card.querySelectorAll('img'));
  const [{ toBlob }] = await Promise.all([
    import('html-to-image'),
    document.fonts.ready,
    ...images.map((image) => image.decode()),
  ]);
  const png = await toBlob(card, {
    ...CARD,
    pixelRatio: CARD_PIXEL_RATIO,
    skipFonts: true,
    filter: (node) => !(node instanceof HTMLElement && node.hasAttribute(SCREEN_ONLY)),
  });
  if (!png) throw new Error('The card could not be drawn');
  saveFile(png, cardFileName(now()));
}
