import { toBase64 } from './base64';
import { drawScaled } from './picture/draw-scaled';

/** Read in full, so that a handler can store the file synchronously. */
export class UploadedFile {
  constructor(
    readonly name: string,
    readonly dataUrl: string | null,
  ) {}
}

const LONGEST_SIDE = 480;
/** Larger files are dropped: browser storage has room for about five million characters. */
const MOST_STORED_BYTES = 300_000;

export async function readUpload(file: File): Promise<UploadedFile> {
  const stored = (await shrink(file)) ?? file;
  const dataUrl = stored.size <= MOST_STORED_BYTES ? await toDataUrl(stored, file.type) : null;
  return new UploadedFile(file.name, dataUrl);
}

async function toDataUrl(blob: Blob, fallbackType: string): Promise<string> {
  return `data:${blob.type || fallbackType};base64,${await toBase64(blob)}`;
}

/** Null where the host cannot draw, or for a file that is no picture. */
async function shrink(file: File): Promise<Blob | null> {
  try {
    const drawn = await drawScaled(file, LONGEST_SIDE);
    return drawn && (await drawn.canvas.convertToBlob({ type: file.type, quality: 0.9 }));
  } catch {
    return null;
  }
}
