import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { printedPhotoQuery } from '../../api/profile-photo-query';
import type { BatchCard } from './use-batch-cards';

/** So many photos are asked for at a time. */
const LANES = 4;

/** How photos of cards are read ahead of their printing. */
export function usePhotos() {
  const client = useQueryClient();
  return useMemo(() => {
    /** As a data URL; null where there is none, or none that can be read. */
    async function read({ photo }: BatchCard): Promise<string | null> {
      return photo === null ? null : client.query(printedPhotoQuery(photo)).catch(() => null);
    }

    /** Reads all of them, and answers whose there is but cannot be read. What is asked for when it ends is not waited for. */
    async function readAll(
      cards: readonly BatchCard[],
      signal: AbortSignal,
      onProgress: (done: number) => void,
    ): Promise<ReadonlySet<number>> {
      const unreadable = new Set<number>();
      const waiting = cards.values();
      let done = 0;
      async function takeNext(): Promise<void> {
        for (const card of waiting) {
          signal.throwIfAborted();
          const photo = await read(card);
          if (card.photo !== null && photo === null) unreadable.add(card.id);
          onProgress((done += 1));
        }
      }
      await Promise.all(Array.from({ length: LANES }, takeNext));
      return unreadable;
    }
    return { read, readAll };
  }, [client]);
}
