/** Never enlarges. Null where the host cannot draw, as in Node. @throws if the file is no picture. */
export async function drawScaled(file: Blob, longestSide: number) {
  if (typeof createImageBitmap === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  const image = await createImageBitmap(file);
  try {
    const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
    const canvas = new OffscreenCanvas(Math.ceil(image.width * scale), Math.ceil(image.height * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context && { canvas, context };
  } finally {
    image.close();
  }
}
