import { now } from '@/lib/clock';
import { saveFile } from '@/lib/save-file';
import { CARD, CARD_PIXEL_RATIO, cardFileName, PHOTO_SLOT } from '../model/card-layout';
import { toPng } from '../model/picture';
import { SCREEN_ONLY } from './card-photo';

/** What is drawn as text: pictures are not. */
function isText(node: HTMLElement): boolean {
  return !(
    node instanceof HTMLImageElement ||
    (node instanceof HTMLElement && node.hasAttribute(SCREEN_ONLY))
  );
}

/** Shows the middle of the photo in its circle, as the card on the screen does. */
function drawPhoto(context: CanvasRenderingContext2D, photo: HTMLImageElement): void {
  const left = PHOTO_SLOT.left * CARD_PIXEL_RATIO;
  const top = PHOTO_SLOT.top * CARD_PIXEL_RATIO;
  const size = PHOTO_SLOT.size * CARD_PIXEL_RATIO;
  const { naturalWidth: width, naturalHeight: height } = photo;
  const side = Math.min(width, height);
  context.beginPath();
  context.arc(left + size / 2, top + size / 2, size / 2, 0, 2 * Math.PI);
  context.clip();
  context.drawImage(photo, (width - side) / 2, (height - side) / 2, side, side, left, top, size, size);
}

/**
 * Saves what the card shows as PNG. Fonts and pictures are awaited, so that the first download is right already;
 * fonts are the system's own, and all pictures are embedded: nothing is fetched. The pictures are drawn by themselves:
 * WebKit leaves those out that lie inside of what it draws text from. Source: CD-1.
 */
export async function saveCard(card: HTMLElement): Promise<void> {
  const images = Array.from(card.querySelectorAll('img'));
  const [{ toCanvas }] = await Promise.all([
    import('html-to-image'),
    document.fonts.ready,
    ...images.map((image) => image.decode()),
  ]);
  const texts = await toCanvas(card, {
    ...CARD,
    pixelRatio: CARD_PIXEL_RATIO,
    skipFonts: true,
    filter: isText,
  });
  const canvas = document.createElement('canvas');
  const width = (canvas.width = CARD.width * CARD_PIXEL_RATIO);
  const height = (canvas.height = CARD.height * CARD_PIXEL_RATIO);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas');
  const [artwork, photo] = images;
  if (artwork) context.drawImage(artwork, 0, 0, width, height);
  context.drawImage(texts, 0, 0);
  if (photo) drawPhoto(context, photo);
  saveFile(await toPng(canvas), cardFileName(now()));
}
