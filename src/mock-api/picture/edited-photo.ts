import { fromBase64 } from '../base64';
import { drawScaled } from './draw-scaled';

/** The result in Node, which has no canvas: one pixel. */
const TINY_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const LONGEST_SIDE = 1200;
const MOST_BRIGHTENING = 12;

function tinyPng(): Blob {
  return new Blob([fromBase64(TINY_PNG)], { type: 'image/png' });
}

/** `change` gets RGBA pixels and changes them in place. */
async function changePixels(file: Blob, change: (pixels: ImageData) => void): Promise<Blob> {
  const drawn = await drawScaled(file, LONGEST_SIDE);
  if (!drawn) return tinyPng();
  const { canvas, context } = drawn;
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  change(pixels);
  context.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** `strength` is 0 to 100. */
export function enhancePhoto(file: Blob, strength: number): Promise<Blob> {
  return changePixels(file, (pixels) => sharpen(pixels, Math.min(100, Math.max(0, strength)) / 100));
}

function sharpen({ data, width, height }: ImageData, amount: number): void {
  const before = new Uint8ClampedArray(data);
  const at = (x: number, y: number, channel: number) => {
    const column = Math.min(width - 1, Math.max(0, x));
    const row = Math.min(height - 1, Math.max(0, y));
    return before[(row * width + column) * 4 + channel] ?? 0;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const own = at(x, y, channel);
        const around =
          (at(x - 1, y, channel) + at(x + 1, y, channel) + at(x, y - 1, channel) + at(x, y + 1, channel)) / 4;
        data[(y * width + x) * 4 + channel] = own + (own - around + MOST_BRIGHTENING) * amount;
      }
    }
  }
}

/** A background pixel differs from that of its corner by at most this sum over the three channels. */
const TOLERANCE = 60;

export function removeBackground(file: Blob): Promise<Blob> {
  return changePixels(file, clearFromCorners);
}

/** Exported for its test, which needs no canvas. */
export function clearFromCorners({
  data,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>): void {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  const cleared = new Uint8Array(width * height);
  for (const corner of corners) {
    const colour = [0, 1, 2].map((channel) => data[corner * 4 + channel] ?? 0);
    const isBackground = (pixel: number) =>
      colour.reduce((sum, value, channel) => sum + Math.abs(value - (data[pixel * 4 + channel] ?? 0)), 0) <=
      TOLERANCE;
    const pending = [corner];
    for (let pixel = pending.pop(); pixel !== undefined; pixel = pending.pop()) {
      if (cleared[pixel] || !isBackground(pixel)) continue;
      cleared[pixel] = 1;
      data[pixel * 4 + 3] = 0;
      const x = pixel % width;
      if (x > 0) pending.push(pixel - 1);
      if (x < width - 1) pending.push(pixel + 1);
      if (pixel >= width) pending.push(pixel - width);
      if (pixel < width * (height - 1)) pending.push(pixel + width);
    }
  }
}
