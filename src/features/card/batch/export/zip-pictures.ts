import { now } from '@/lib/clock';
import { safeFileName } from '@/lib/save-file';

type NamedCard = { id: number; staffNo: string; name: string };

/** The returned function names each picture differently: by staff number and name, or by id. */
export function createPictureNamer(): (card: NamedCard) => string {
  const taken = new Set<string>();
  return ({ id, staffNo, name }) => {
    const parts = [staffNo, name].map((text) => text.trim()).filter(Boolean);
    const stem = safeFileName(parts.length > 0 ? parts.join(' ') : `${id}`);
    let unique = stem;
    // Windows and macOS do not distinguish names by case.
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${stem} (${count})`;
    taken.add(unique.toLowerCase());
    return `${unique}.png`;
  };
}

type Options<Card> = {
  draw: (card: Card) => Promise<Blob>;
  signal: AbortSignal;
  onProgress: (done: number) => void;
};

/**
 * Packs all pictures into one uncompressed ZIP; draws one at a time, so that only one canvas is in memory.
 * @throws the signal's reason (an `AbortError`) at the next card; the failure of `draw`.
 */
export async function zipPictures<Card extends NamedCard>(
  cards: readonly Card[],
  { draw, signal, onProgress }: Options<Card>,
): Promise<Blob> {
  const { downloadZip } = await import('client-zip');
  const namePicture = createPictureNamer();
  const lastModified = now();

  async function* files() {
    for (const [index, card] of cards.entries()) {
      signal.throwIfAborted();
      const input = await draw(card);
      signal.throwIfAborted();
      yield { name: namePicture(card), lastModified, input };
      onProgress(index + 1);
    }
  }
  return downloadZip(files()).blob();
}
