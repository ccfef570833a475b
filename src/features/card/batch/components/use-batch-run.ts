import { useCallback, useEffect, useRef, useState } from 'react';
import { localName, useFormat } from '@/i18n/format';
import { now } from '@/lib/clock';
import { nextTurn } from '@/lib/in-slices';
import { saveFile } from '@/lib/save-file';
import { zipPictures } from '../export/zip-pictures';
import { CARD_FORMATS, type FormatName } from '../model/card-format';
import type { BatchCard } from './use-batch-cards';
import { useCardDrawing } from './use-card-drawing';
import { usePrintedPhotos } from './use-printed-photos';

export type BatchAct = 'print' | 'pictures';

export type BatchState =
  | { kind: 'idle' | 'stopped' | 'failed' }
  /** Photos are read, or pictures drawn; `done` counts them. */
  | { kind: 'reading' | 'drawing'; done: number }
  /** Photos are missing; the user has to agree to the act. */
  | { kind: 'confirming'; act: BatchAct }
  | { kind: 'printing' }
  | { kind: 'saved'; file: string };

type Batch = { cards: readonly BatchCard[]; format: FormatName };

/** Ignored as soon as other cards or another format are chosen. */
type Run = Batch & { state: BatchState; unreadable: ReadonlySet<number> };

const IDLE: BatchState = { kind: 'idle' };
const NO_IDS: ReadonlySet<number> = new Set();

/** A new run, other cards, another format or leaving the page stop the current run. */
export function useBatchRun({ cards, format }: Batch) {
  const { language } = useFormat();
  const [run, setRun] = useState<Run | null>(null);
  const running = useRef<AbortController>(undefined);
  const photos = usePrintedPhotos();
  const { draw, clear, cardRef, drawnCard } = useCardDrawing();
  const currentRun = run?.cards === cards && run.format === format ? run : null;
  const state = currentRun?.state ?? IDLE;
  const unreadable = currentRun?.unreadable ?? NO_IDS;

  useEffect(() => () => running.current?.abort(), [cards, format]);

  /** With `isAccepted` the user has agreed to cards without a photo. */
  const start = useCallback(
    async (act: BatchAct, { isAccepted = false }: { isAccepted?: boolean } = {}) => {
      const controller = new AbortController();
      running.current?.abort();
      running.current = controller;
      const { signal } = controller;
      let missed = NO_IDS;
      const reportState = (next: BatchState) => {
        if (!signal.aborted) setRun({ cards, format, state: next, unreadable: missed });
      };
      try {
        reportState({ kind: 'reading', done: 0 });
        // Lets the page show the state, because cached photos are read without a pause.
        await nextTurn();
        missed = await photos.readAll(cards, signal, (done) => reportState({ kind: 'reading', done }));
        const isWhole = missed.size === 0 && cards.every(({ photoUrl }) => photoUrl !== null);
        if (!isWhole && !isAccepted) return reportState({ kind: 'confirming', act });
        if (act === 'print') return reportState({ kind: 'printing' });
        reportState({ kind: 'drawing', done: 0 });
        const namedCards = cards.map((card) => ({ ...card, name: localName(card, language) }));
        const zip = await zipPictures(namedCards, {
          draw: async (card) => {
            const photo = missed.has(card.id) ? null : await photos.read(card);
            signal.throwIfAborted();
            return draw({ card, photo }, CARD_FORMATS[format]);
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
    [cards, format, language, photos, draw, clear],
  );

  const end = useCallback((kind: 'idle' | 'stopped') => {
    running.current?.abort();
    setRun((last) => last && { ...last, state: { kind } });
  }, []);
  return { state, unreadable, start, end, cardRef, drawnCard };
}
