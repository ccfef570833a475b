import { changePixels } from './pixels';

/** Slightly sharper and brighter; `strength` is 0 to 100. */
export function enhanced(file: Blob, strength: number): Promise<Blob> {
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
        data[(y * width + x) * 4 + channel] = own + (own - around) * amount + 12 * amount;
      }
    }
  }
}
