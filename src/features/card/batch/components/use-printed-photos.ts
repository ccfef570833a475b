import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { printedPhotoQuery } from '../../api/photo-queries';
import type { BatchCard } from './use-batch-cards';

/** Browsers allow six requests to one server at a time: two of them stay free for other reads. */
const PARALLEL_READS = 4;

/** Reads photos through the cache, so that a second run requests only what the first could not read. */
export function usePrintedPhotos() {
  const client = useQueryClient();
  return useMemo(() => {
    /** Resolves to a data URL; null without a photo, or if it cannot be read. */
    async function read({ photoUrl }: BatchCard): Promise<string | null> {
      return photoUrl === null ? null : client.query(printedPhotoQuery(photoUrl)).catch(() => null);
    }

    /** Resolves to the ids of cards with an unreadable photo. @throws the reason of an aborted `signal`. */
    async function readAll(
      cards: readonly BatchCard[],
      signal: AbortSignal,
      onProgress: (done: number) => void,
    ): Promise<ReadonlySet<number>> {
      const unreadable = new Set<number>();
      // One iterator for all readers, so that each of them takes the next card.
      const waiting = cards.values();
      let done = 0;
      async function readWaiting(): Promise<void> {
        for (const card of waiting) {
          signal.throwIfAborted();
          const photo = await read(card);
          if (card.photoUrl !== null && photo === null) unreadable.add(card.id);
          done += 1;
          onProgress(done);
        }
      }
      await Promise.all(Array.from({ length: PARALLEL_READS }, readWaiting));
      return unreadable;
    }
    return { read, readAll };
  }, [client]);
}
