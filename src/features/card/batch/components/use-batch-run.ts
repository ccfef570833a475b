import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { now } from '@/lib/clock';
import { nextTurn } from '@/lib/in-slices';
import { saveFile } from '@/lib/save-file';
import { printedPhotoQuery } from '../../api/profile-photo-query';
import { drawCard } from '../../components/draw-card';
import { toPng } from '../../model/picture';
import { at300Dpi } from '../export/zip-pictures';
import { zipPictures } from '../export/zip-pictures';
import { CARD_FORMATS, pictureSize, type CardFormat, type FormatName } from '../model/card-format';
import type { BatchCard } from './use-batch-cards';

const LANES = 4;

function usePhotos() {
  const client = useQueryClient();
  return useMemo(() => {
    /** Resolves to a data URL; null without a photo, or if it cannot be read. */
    async function read({ photo }: BatchCard): Promise<string | null> {
      return photo === null ? null : client.query(printedPhotoQuery(photo)).catch(() => null);
    }

    /** Reads all photos; resolves to the ids of unreadable ones. An abort does not wait for pending reads. */
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

type Pressed = { card: BatchCard; photo: string | null };

/** Draws one card at a time: the caller renders `pressed` as a `StaffCard` with the `ref`, off screen. */
function useCardPress() {
  const ref = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<Pressed | null>(null);

  /** Resolves to the PNG of a trimmed card at 300 dpi. */
  const press = useCallback(async (next: Pressed, format: CardFormat): Promise<Blob> => {
    flushSync(() => setPressed(next));
    if (!ref.current) throw new Error('The page with the card was left');
    return at300Dpi(await toPng(await drawCard(ref.current, format.window, pictureSize(format))));
  }, []);
  const clear = useCallback(() => setPressed(null), []);
  return { ref, pressed, press, clear };
}

export type BatchAct = 'print' | 'pictures';

export type BatchState =
  | { kind: 'idle' | 'stopped' | 'failed' }
  /** Photos are read, or pictures drawn; `done` counts them. */
  | { kind: 'reading' | 'drawing'; done: number }
  | { kind: 'asked'; act: BatchAct }
  | { kind: 'printing' }
  | { kind: 'saved'; file: string };

type Batch = { cards: readonly BatchCard[]; format: FormatName };

/** Results apply to their own batch only. */
type Run = Batch & { state: BatchState; unreadable: ReadonlySet<number> };

const IDLE: BatchState = { kind: 'idle' };
const NONE: ReadonlySet<number> = new Set();

/** Prints cards or draws pictures, one run at a time; leaving the page stops it. */
export function useBatchRun({ cards, format }: Batch) {
  const [run, setRun] = useState<Run | null>(null);
  const running = useRef<AbortController>(undefined);
  const photos = usePhotos();
  const { press, clear, ...shown } = useCardPress();
  const own = run?.cards === cards && run.format === format ? run : null;
  const state = own?.state ?? IDLE;
  const unreadable = own?.unreadable ?? NONE;

  useEffect(() => () => running.current?.abort(), [cards, format]);

  /** `isAccepted`: the user agreed to cards without a photo. */
  const start = useCallback(
    async (act: BatchAct, isAccepted: boolean) => {
      const controller = new AbortController();
      running.current?.abort();
      running.current = controller;
      const { signal } = controller;
      let missed = NONE;
      // Ignores reports of an aborted run.
      const reportState = (next: BatchState) =>
        !signal.aborted && setRun({ cards, format, state: next, unreadable: missed });
      try {
        reportState({ kind: 'reading', done: 0 });
        await nextTurn();
        missed = await photos.readAll(cards, signal, (done) => reportState({ kind: 'reading', done }));
        const isWhole = missed.size === 0 && cards.every(({ photo }) => photo !== null);
        if (!isWhole && !isAccepted) return reportState({ kind: 'asked', act });
        if (act === 'print') return reportState({ kind: 'printing' });
        reportState({ kind: 'drawing', done: 0 });
        const zip = await zipPictures(cards, {
          draw: async (card) => {
            const photo = await photos.read(card);
            signal.throwIfAborted();
            return press({ card, photo }, CARD_FORMATS[format]);
          },
          signal,
          onProgress: (done) => reportState({ kind: 'drawing', done }),
        });
        if (signal.aborted) return;
        const file = `staff-cards-${now().getTime()}.zip`;
        saveFile(zip, file);
        reportState({ kind: 'saved', file });
      } catch {
        reportState({ kind: 'failed' });
      } finally {
        if (running.current === controller) clear();
      }
    },
    [cards, format, photos, press, clear],
  );

  const end = useCallback((kind: 'idle' | 'stopped') => {
    running.current?.abort();
    setRun((last) => last && { ...last, state: { kind } });
  }, []);
  return { state, unreadable, start, end, ...shown };
}
