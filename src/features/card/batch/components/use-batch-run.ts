import { useCallback, useEffect, useRef, useState } from 'react';
import { now } from '@/lib/clock';
import { nextTurn } from '@/lib/in-slices';
import { saveFile } from '@/lib/save-file';
import { zipPictures } from '../export/zip-pictures';
import { CARD_FORMATS, type FormatName } from '../model/card-format';
import type { BatchCard } from './use-batch-cards';
import { useCardPress } from './use-card-press';
import { usePhotos } from './use-photos';

export type BatchAct = 'print' | 'pictures';

export type BatchState =
  | { kind: 'idle' | 'stopped' | 'failed' }
  /** Photos are read, or pictures made: how many so far. */
  | { kind: 'reading' | 'drawing'; done: number }
  /** Some cards would have no photo. */
  | { kind: 'asked'; act: BatchAct }
  /** All sheets stand in the page, for the browser to print. */
  | { kind: 'printing' }
  | { kind: 'saved'; file: string };

type Batch = { cards: readonly BatchCard[]; format: FormatName };

/** What a run said is of its batch alone. */
type Run = Batch & { state: BatchState; unreadable: ReadonlySet<number> };

const IDLE: BatchState = { kind: 'idle' };
const NONE: ReadonlySet<number> = new Set();

/** Prints the cards of a batch or makes pictures of them, one run at a time; a change of the batch or leaving the page ends it. */
export function useBatchRun({ cards, format }: Batch) {
  const [run, setRun] = useState<Run | null>(null);
  const running = useRef<AbortController>(undefined);
  const photos = usePhotos();
  const { press, clear, ...shown } = useCardPress();
  const own = run?.cards === cards && run.format === format ? run : null;
  const state = own?.state ?? IDLE;
  const unreadable = own?.unreadable ?? NONE;

  useEffect(() => () => running.current?.abort(), [cards, format]);

  /** `isAccepted`: cards without their photo are known of. */
  const start = useCallback(
    async (act: BatchAct, isAccepted: boolean) => {
      const controller = new AbortController();
      running.current?.abort();
      running.current = controller;
      const { signal } = controller;
      let missed = NONE;
      // What was stopped has nothing more to say.
      const tell = (next: BatchState) =>
        !signal.aborted && setRun({ cards, format, state: next, unreadable: missed });
      try {
        tell({ kind: 'reading', done: 0 });
        await nextTurn();
        missed = await photos.readAll(cards, signal, (done) => tell({ kind: 'reading', done }));
        const isWhole = missed.size === 0 && cards.every(({ photo }) => photo !== null);
        if (!isWhole && !isAccepted) return tell({ kind: 'asked', act });
        if (act === 'print') return tell({ kind: 'printing' });
        tell({ kind: 'drawing', done: 0 });
        const zip = await zipPictures(cards, {
          draw: async (card) => {
            const photo = await photos.read(card);
            signal.throwIfAborted();
            return press({ card, photo }, CARD_FORMATS[format]);
          },
          signal,
          onProgress: (done) => tell({ kind: 'drawing', done }),
        });
        if (signal.aborted) return;
        const file = `staff-cards-${now().getTime()}.zip`;
        saveFile(zip, file);
        tell({ kind: 'saved', file });
      } catch {
        tell({ kind: 'failed' });
      } finally {
        if (running.current === controller) clear();
      }
    },
    [cards, format, photos, press, clear],
  );

  /** Ends what runs, as `kind`. */
  const end = useCallback((kind: 'idle' | 'stopped') => {
    running.current?.abort();
    setRun((last) => last && { ...last, state: { kind } });
  }, []);
  return { state, unreadable, start, end, ...shown };
}
