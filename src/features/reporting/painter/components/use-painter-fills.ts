import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import type { SlotPatch } from '@/features/work/model/slot-patch';
import { fillOf, type FillKind, type FillTarget } from '../model/fills';
import {
  clipOf,
  clipPatch,
  countChanged,
  fillStroke,
  type Canvas,
  type Clip,
  type Stroke,
} from '../model/stroke';
import type { Cell } from '../model/timeline-cells';

type Options = FillTarget & {
  canvas: Canvas;
  commit: (stroke: Stroke) => void;
  isReplacing: boolean;
  /** Says aloud what was done. */
  onSaid: (words: string) => void;
};

/** What was copied; `dayStart` where it was a whole day, which comes back at its own times. */
type Copied = { clip: Clip; dayStart: number | null };

/** Paints what comes from elsewhere: fills, and what was copied. What stands there stays unless it is to be replaced. */
export function usePainterFills({ canvas, commit, isReplacing, onSaid, ...target }: Options) {
  const { t } = useTranslation('painter');
  const [copied, setCopied] = useState<Copied>({ clip: [], dayStart: null });
  const dates: readonly CalendarDate[] = target.dates;

  /** Says what became of it. `skipped`: how many half hours could not be part of it. */
  function put(patch: SlotPatch, skipped = 0) {
    const stroke = fillStroke(canvas, patch, isReplacing);
    commit(stroke);
    const kept = patch.size - stroke.patch.size;
    const words = [
      patch.size === 0 && skipped === 0 && t('fill.nothing'),
      patch.size > 0 && t('fill.filled', { count: countChanged(canvas, stroke) }),
      kept > 0 && t('fill.kept', { count: kept }),
      skipped > 0 && t('fill.skipped', { count: skipped }),
    ];
    onSaid(words.filter(Boolean).join(' · '));
  }

  return {
    canPaste: copied.clip.length > 0,

    fill: (kind: FillKind) => {
      if (kind === 'rest' && !target.brush) return onSaid(t('fill.noBrush'));
      const { patch, skipped } = fillOf(kind, canvas, target);
      put(patch, skipped);
    },

    copy: (cells: readonly Cell[], isDay: boolean) => {
      const clip = clipOf(canvas, cells, dates);
      setCopied({ clip, dayStart: isDay ? (cells[0]?.start ?? null) : null });
      onSaid(t('said.copied', { count: clip.length }));
    },

    paste: ({ date, start }: Cell) =>
      put(clipPatch(canvas, copied.clip, { date, start: copied.dayStart ?? start }, dates)),
  };
}
