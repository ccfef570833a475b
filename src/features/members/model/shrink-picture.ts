/** Enough for any screen and a printed card; a tenth of a camera's file. */
const LONGEST_SIDE = 2048;
const QUALITY = 0.88;

/**
 * Redraws a picture smaller, as JPEG; transparent areas become white.
 *
 * @throws {Error} when the browser cannot show the bytes as a picture, or provides no canvas.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight));
    const canvas = document.createElement('canvas');
    const width = (canvas.width = Math.max(1, Math.round(naturalWidth * scale)));
    const height = (canvas.height = Math.max(1, Math.round(naturalHeight * scale)));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser gives no canvas');
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      const take = (blob: Blob | null) =>
        blob ? resolve(blob) : reject(new Error('The picture could not be written'));
      canvas.toBlob(take, 'image/jpeg', QUALITY);
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
