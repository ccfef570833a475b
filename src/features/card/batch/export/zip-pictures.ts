import { now } from '@/lib/clock';
import { safeFileName } from '@/lib/save-file';

type Named = { id: number; staffNo: string; name: string };

/** Creates file names of cards by staff number and name, or by id without both; all differ. */
export function pictureNames(cards: readonly Named[]): string[] {
  const taken = new Set<string>();
  return cards.map(({ id, staffNo, name }) => {
    const words = [staffNo, name].map((text) => text.trim()).filter(Boolean);
    const stem = safeFileName(words.length > 0 ? words.join(' ') : `${id}`);
    let free = stem;
    // Windows and macOS do not distinguish names by case.
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})`;
    taken.add(free.toLowerCase());
    return `${free}.png`;
  });
}

/** The length of a PNG's signature and first chunk, which holds its size. */
const HEAD_LENGTH = 33;

/** The chunk `pHYs`: 11,811 px per metre in both directions, which is 300 dpi, and its checksum. */
const DENSITY = Uint8Array.of(
  ...[0, 0, 0, 9, 0x70, 0x48, 0x59, 0x73],
  ...[0, 0, 0x2e, 0x23, 0, 0, 0x2e, 0x23, 1],
  ...[0x78, 0xa5, 0x3f, 0x76],
);

/** Sets the resolution of a PNG to 300 dpi, so that programs print it at its true size. */
export function at300Dpi(png: Blob): Blob {
  return new Blob([png.slice(0, HEAD_LENGTH), DENSITY, png.slice(HEAD_LENGTH)], { type: 'image/png' });
}

type Options<Card> = {
  draw: (card: Card) => Promise<Blob>;
  signal: AbortSignal;
  onProgress: (done: number) => void;
};

/**
 * Packs all pictures into one uncompressed ZIP; draws one at a time, so that only one is in memory.
 *
 * @throws the signal's reason (an `AbortError`) at the next card.
 */
export async function zipPictures<Card extends Named>(
  cards: readonly Card[],
  { draw, signal, onProgress }: Options<Card>,
): Promise<Blob> {
  const { downloadZip } = await import('client-zip');
  const names = pictureNames(cards);
  const lastModified = now();

  async function* files() {
    for (const [index, card] of cards.entries()) {
      signal.throwIfAborted();
      const input = await draw(card);
      signal.throwIfAborted();
      yield { name: names[index] ?? '', lastModified, input };
      onProgress(index + 1);
    }
  }
  return downloadZip(files()).blob();
}
