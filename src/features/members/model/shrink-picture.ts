/** Enough for any screen and a printed card; a tenth of a camera's file. */
const LONGEST_SIDE = 2048;
const QUALITY = 0.88;

// Shares no code with the pictures of cards, so that the form of a member does not load the page of cards.
async function decode(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be written'));
    };
    canvas.toBlob(settle, 'image/jpeg', QUALITY);
  });
}

/**
 * Redraws a picture smaller, as JPEG; transparent areas become white.
 *
 * @throws {Error} when the browser cannot show the bytes as a picture, or provides no canvas.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const image = await decode(file);
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser provides no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return encode(canvas);
}
