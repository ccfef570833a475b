import { createCanvas, decodePicture, encodeCanvas, getContext } from '@/lib/picture-canvas';

export type Size = { width: number; height: number };

/** An edited PNG: its bytes, for services and downloads, and as a data URL, which a card can embed. */
export type Picture = Size & { blob: Blob; url: string; isRound: boolean };

type PictureStyle = {
  background?: string;
  /** Keeps only the circle in the middle. */
  isRound?: boolean;
};

/** In px: enough for a sharp card, and little to send to the services. */
const LONGEST_SIDE = 1024;
/** To draw a larger picture takes more than 240 MB, which ends the page on phones. */
const MOST_PIXELS = 60_000_000;
/** No loss that is visible in print, and 30 KB a photo. */
const WEBP_QUALITY = 0.92;

async function decode(blob: Blob): Promise<HTMLImageElement> {
  const image = await decodePicture(blob);
  if (image.naturalWidth * image.naturalHeight > MOST_PIXELS) {
    throw new Error('The picture has too many pixels');
  }
  return image;
}

/** @throws {Error} if the browser cannot write PNG. */
export const toPng = (canvas: HTMLCanvasElement) => encodeCanvas(canvas, 'image/png');

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const fail = () => reject(reader.error ?? new Error('The picture could not be read'));
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else fail();
    };
    reader.onerror = fail;
    reader.readAsDataURL(blob);
  });
}

async function draw(
  source: CanvasImageSource,
  size: Size,
  { background, isRound = false }: PictureStyle,
): Promise<Picture> {
  const canvas = createCanvas(size.width, size.height);
  const { width, height } = canvas;
  const context = getContext(canvas);
  if (isRound) {
    context.beginPath();
    context.arc(width / 2, height / 2, Math.min(width, height) / 2, 0, 2 * Math.PI);
    context.clip();
  }
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(source, 0, 0, width, height);
  const blob = await toPng(canvas);
  return { blob, url: await toDataUrl(blob), width, height, isRound };
}

/**
 * Redraws any picture upright as PNG, at most 1024 px long unless `size` is given. Only the pixels remain,
 * without the place where a photo was taken. Source: CD-2.
 * @throws {Error} if the browser cannot decode the bytes, or for more than 60 megapixels.
 */
export async function redraw(blob: Blob, style: PictureStyle = {}, size?: Size): Promise<Picture> {
  const image = await decode(blob);
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight));
  return draw(image, size ?? { width: naturalWidth * scale, height: naturalHeight * scale }, style);
}

/** Cuts the circle in the middle of a square canvas. */
export function cutRound(canvas: HTMLCanvasElement, background: string): Promise<Picture> {
  return draw(canvas, canvas, { background, isRound: true });
}

/**
 * The middle square as a data URL of at most `side` px, about 30 KB, so that thousands fit into memory.
 * @throws {Error} if the browser cannot decode the bytes, or for more than 60 megapixels.
 */
export async function miniature(blob: Blob, side: number): Promise<string> {
  const image = await decode(blob);
  const { naturalWidth: width, naturalHeight: height } = image;
  const cutSide = Math.min(width, height);
  const canvas = createCanvas(Math.min(side, cutSide), Math.min(side, cutSide));
  const context = getContext(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    image,
    (width - cutSide) / 2,
    (height - cutSide) / 2,
    cutSide,
    cutSide,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  // Browsers without a WebP encoder write PNG instead.
  return toDataUrl(await encodeCanvas(canvas, 'image/webp', WEBP_QUALITY));
}
