import { createCanvas, getContext } from '@/lib/picture-canvas';
import { ARTWORK, CARD, PHOTO_SLOT, WHOLE_CARD, type CardArea } from '../model/card-layout';
import type { Size } from '../model/picture';
import { SCREEN_ONLY } from './card-photo';

/** False for pictures, which are drawn separately, and for help on the screen. */
function isDrawnAsText(node: HTMLElement): boolean {
  // The library passes text nodes too, although it types elements.
  return !(
    node instanceof HTMLImageElement ||
    (node instanceof HTMLElement && node.hasAttribute(SCREEN_ONLY))
  );
}

async function drawTexts(card: HTMLElement): Promise<HTMLImageElement> {
  const [{ toSvg }] = await Promise.all([import('html-to-image'), document.fonts.ready]);
  const image = new Image();
  // The library's own drawing would wait for an animation frame, which background tabs do not get.
  image.src = await toSvg(card, { ...CARD, skipFonts: true, filter: isDrawnAsText });
  await image.decode();
  return image;
}

/** Draws the middle of the photo in its circle, as the card on the screen does. */
function drawPhoto(context: CanvasRenderingContext2D, photo: HTMLImageElement, place: CardArea): void {
  const { left, top, width: size } = place;
  const { naturalWidth: width, naturalHeight: height } = photo;
  const side = Math.min(width, height);
  context.beginPath();
  context.arc(left + size / 2, top + size / 2, size / 2, 0, 2 * Math.PI);
  context.clip();
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, (width - side) / 2, (height - side) / 2, side, side, left, top, size, size);
}

/**
 * Draws the `area` of the card, `size.width` px wide. The pictures are drawn apart from the texts, because
 * WebKit omits the pictures inside of the SVG from which it draws the texts.
 * @throws if a picture cannot be decoded.
 */
export async function drawCard(card: HTMLElement, area: CardArea, size: Size): Promise<HTMLCanvasElement> {
  const images = Array.from(card.querySelectorAll('img'));
  const [texts] = await Promise.all([drawTexts(card), ...images.map((image) => image.decode())]);
  const canvas = createCanvas(size.width, size.height);
  const context = getContext(canvas);
  const scale = size.width / area.width;
  const toCanvas = ({ left, top, width, height }: CardArea): CardArea => ({
    left: (left - area.left) * scale,
    top: (top - area.top) * scale,
    width: width * scale,
    height: height * scale,
  });
  const draw = (image: HTMLImageElement, part: CardArea) => {
    const { left, top, width, height } = toCanvas(part);
    context.drawImage(image, left, top, width, height);
  };
  // In the order of the elements of `StaffCard`.
  const [artwork, photo] = images;
  if (artwork) draw(artwork, ARTWORK);
  draw(texts, WHOLE_CARD);
  const { size: side, ...corner } = PHOTO_SLOT;
  if (photo) drawPhoto(context, photo, toCanvas({ ...corner, width: side, height: side }));
  return canvas;
}
