import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { toHours } from '@/features/work/model/day-hours';
import type { SlotPatch } from '@/features/work/model/slot-patch';
import { clipPatch, copyClip, type Clip } from '../model/clip';
import type { Canvas } from '../model/stroke';
import type { Cell } from '../model/timeline-cells';

/** `dayStart`: the first half hour of a whole day, which is pasted at its own times; null for a selection. */
type Copied = { clip: Clip; dayStart: number | null };

type Options = {
  canvas: Canvas;
  dates: readonly CalendarDate[];
  onPasted: (patch: SlotPatch) => void;
  onAnnounce: (words: string) => void;
};

export function useClip({ canvas, dates, onPasted, onAnnounce }: Options) {
  const { t } = useTranslation('painter');
  const format = useFormat();
  const [{ clip, dayStart }, setCopied] = useState<Copied>({ clip: [], dayStart: null });

  function copy(cells: readonly Cell[], isDay: boolean): void {
    const [first] = cells;
    if (!first) return;
    const copied = copyClip(canvas, cells, dates);
    const count = copied.length;
    const date = format.dayOfMonth(first.date);
    // Keeps the earlier copy.
    if (count === 0) {
      onAnnounce(isDay ? t('said.nothingToCopy', { date }) : t('said.nothingSelectedToCopy'));
      return;
    }
    setCopied({ clip: copied, dayStart: isDay ? first.start : null });
    onAnnounce(
      isDay
        ? t('said.copiedDay', { date, hours: format.hours(toHours(count)) })
        : t('said.copied', { count }),
    );
  }

  return {
    canPaste: clip.length > 0,
    copy,
    paste: ({ date, start }: Cell) =>
      onPasted(clipPatch(canvas, clip, { date, start: dayStart ?? start }, dates)),
  };
}
