import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { toHours } from '@/features/work/model/day-hours';
import type { SlotPatch } from '@/features/work/model/slot-patch';
import { clipPatch, copyClip, type Clip } from '../model/clip';
import type { Canvas } from '../model/stroke';
import type { Cell } from '../model/timeline-cells';

/** The copied half hours; `dayStart` of a copied whole day, which is pasted at its own times. */
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
    const copied = copyClip(canvas, cells, dates);
    const [first] = cells;
    setCopied({ clip: copied, dayStart: isDay && first ? first.start : null });
    if (!isDay || !first) {
      onAnnounce(t('said.copied', { count: copied.length }));
      return;
    }
    const date = format.dayOfMonth(first.date);
    const hours = format.hours(toHours(copied.length));
    onAnnounce(copied.length > 0 ? t('said.copiedDay', { date, hours }) : t('said.nothingToCopy', { date }));
  }

  return {
    canPaste: clip.length > 0,
    copy,
    paste: ({ date, start }: Cell) =>
      onPasted(clipPatch(canvas, clip, { date, start: dayStart ?? start }, dates)),
  };
}
