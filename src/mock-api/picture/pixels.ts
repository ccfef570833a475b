/** One transparent pixel: what Node, which has no canvas, gives for a worked-on image. */
const TINY_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const LONGEST_SIDE = 1200;

function tinyPng(): Blob {
  const bytes = Uint8Array.from(atob(TINY_PNG), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}

/** Decodes a picture, lets `change` work on its pixels (RGBA, in place) and gives it back as PNG. */
export async function changePixels(file: Blob, change: (pixels: ImageData) => void): Promise<Blob> {
  if (typeof OffscreenCanvas === 'undefined' || typeof createImageBitmap === 'undefined') return tinyPng();
  const image = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(Math.ceil(image.width * scale), Math.ceil(image.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return tinyPng();
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  change(pixels);
  context.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}
