import { now } from '@/lib/clock';
import { pictureNames } from './picture-names';

type Named = Parameters<typeof pictureNames>[0][number];

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
