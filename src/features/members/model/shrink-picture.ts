import { createCanvas, decodePicture, encodeCanvas, getContext } from '@/lib/picture-canvas';

/** In px; enough for any screen and a printed card. */
const LONGEST_SIDE = 2048;
/** A higher quality enlarges the file without a visible gain. */
const QUALITY = 0.88;

/**
 * Redraws a picture smaller, as JPEG; transparent areas become white.
 *
 * @throws {Error} when the browser cannot show the bytes as a picture, or provides no canvas.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const image = await decodePicture(file);
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight));
  const canvas = createCanvas(naturalWidth * scale, naturalHeight * scale);
  const context = getContext(canvas);
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return encodeCanvas(canvas, 'image/jpeg', QUALITY);
}
