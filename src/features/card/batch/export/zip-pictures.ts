import { now } from '@/lib/clock';
import { safeFileName } from '@/lib/save-file';

type Named = { id: number; staffNo: string; name: string };

/** The file names of cards, by staff number and name; who has neither is named by the id, and no two are the same. */
export function pictureNames(cards: readonly Named[]): string[] {
  const taken = new Set<string>();
  return cards.map(({ id, staffNo, name }) => {
    const words = [staffNo, name].map((text) => text.trim()).filter(Boolean);
    const stem = safeFileName(words.length > 0 ? words.join(' ') : `${id}`);
    let free = stem;
    // Of two names that differ in case alone, Windows and macOS keep one.
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})`;
    taken.add(free.toLowerCase());
    return `${free}.png`;
  });
}

/** The signature and the first chunk, which says the size, of any PNG. */
const HEAD_LENGTH = 33;

/** The chunk `pHYs`: 11,811 px on a metre either way, which is 300 dpi, and its checksum. */
const DENSITY = Uint8Array.of(
  ...[0, 0, 0, 9, 0x70, 0x48, 0x59, 0x73],
  ...[0, 0, 0x2e, 0x23, 0, 0, 0x2e, 0x23, 1],
  ...[0x78, 0xa5, 0x3f, 0x76],
);

/** The same PNG, saying that it has 300 dpi: what prints it then prints it in its true size. */
export function at300Dpi(png: Blob): Blob {
  return new Blob([png.slice(0, HEAD_LENGTH), DENSITY, png.slice(HEAD_LENGTH)], { type: 'image/png' });
}

type Options<Card> = {
  /** Makes the picture of a card. */
  draw: (card: Card) => Promise<Blob>;
  signal: AbortSignal;
  /** Called after each card, with how many are done. */
  onProgress: (done: number) => void;
};

/**
 * The pictures of all cards in one file, which does not compress them again. Each is made when the one before it has been
 * written, so that no more than one is at hand.
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
