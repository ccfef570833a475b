/** An edited PNG: its bytes, for services and downloads, and as a data URL, which a card can embed. */
export type Picture = { blob: Blob; url: string; width: number; height: number; isRound: boolean };

type Look = {
  background?: string;
  /** Keeps only the circle in the middle. */
  isRound?: boolean;
};

type Size = { width: number; height: number };

const LONGEST_SIDE = 1024;
const MOST_PIXELS = 60_000_000;
const PNG_QUALITY = 0.9;
const SMALL_QUALITY = 0.92;

/** Decodes as an image element, the only decoder that reads SVG; it applies the EXIF orientation. */
async function decode(blob: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    if (image.naturalWidth * image.naturalHeight > MOST_PIXELS) {
      throw new Error('The picture has too many pixels');
    }
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      type,
      quality,
    );
  });
}

/** Encodes a canvas as PNG. @throws {Error} if the browser cannot write it. */
export const toPng = (canvas: HTMLCanvasElement) => encode(canvas, 'image/png', PNG_QUALITY);

/** @throws {Error} if the browser provides no canvas. */
export function getContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas');
  return context;
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const fail = () => reject(reader.error ?? new Error('The picture could not be read'));
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : fail());
    reader.onerror = fail;
    reader.readAsDataURL(blob);
  });
}

async function draw(source: CanvasImageSource, size: Size, look: Look): Promise<Picture> {
  const canvas = document.createElement('canvas');
  const width = (canvas.width = Math.max(1, Math.round(size.width)));
  const height = (canvas.height = Math.max(1, Math.round(size.height)));
  const context = getContext(canvas);
  const isRound = look.isRound ?? false;
  if (isRound) {
    context.beginPath();
    context.arc(width / 2, height / 2, Math.min(width, height) / 2, 0, 2 * Math.PI);
    context.clip();
  }
  if (look.background) {
    context.fillStyle = look.background;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(source, 0, 0, width, height);
  const blob = await toPng(canvas);
  return { blob, url: await toDataUrl(blob), width, height, isRound };
}

/**
 * Redraws any picture upright as PNG, at most 1024 px long unless `size` is given. Only the pixels remain, so
 * that the location in a photo's metadata is not passed on. Source: CD-2.
 *
 * @throws {Error} if the browser cannot show the bytes as a picture.
 */
export async function redraw(blob: Blob, look: Look = {}, size?: Size): Promise<Picture> {
  const image = await decode(blob);
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight));
  return draw(image, size ?? { width: naturalWidth * scale, height: naturalHeight * scale }, look);
}

/** Cuts the circle in the middle of a square canvas, on `background`, transparent around it. */
export function cutRound(canvas: HTMLCanvasElement, background: string): Promise<Picture> {
  return draw(canvas, canvas, { background, isRound: true });
}

/**
 * Returns the middle square as a data URL of at most `side` px, about 30 KB: thousands fit into memory.
 *
 * @throws {Error} if the browser cannot show the bytes as a picture.
 */
export async function miniature(blob: Blob, side: number): Promise<string> {
  const image = await decode(blob);
  const { naturalWidth: width, naturalHeight: height } = image;
  const cut = Math.min(width, height);
  const canvas = document.createElement('canvas');
  const size = (canvas.width = canvas.height = Math.max(1, Math.min(side, cut)));
  const context = getContext(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, size, size);
  // Browsers without a WebP encoder write PNG instead.
  return toDataUrl(await encode(canvas, 'image/webp', SMALL_QUALITY));
}
