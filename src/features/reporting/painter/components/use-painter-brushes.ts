import { useState } from 'react';
import type { StaffSlots } from '@/features/work/model/slot';
import { slotsOn } from '@/features/work/model/slot-days';
import { nextStart } from '../model/likely-work';
import type { Cell } from '../model/timeline-cells';
import { useBrushKeys } from './use-brush-keys';
import { paintsWork, useBrushes } from './use-brushes';
import type { useShownDays } from './use-shown-days';

type Options = {
  slots: StaffSlots | undefined;
  planned: StaffSlots | undefined;
  shownDays: ReturnType<typeof useShownDays>;
  isInUse: boolean;
  onAnnounce: (words: string) => void;
};

/** The brushes for the half hour on which the mouse rests, else for the next empty one. */
export function usePainterBrushes({ slots, planned, shownDays, isInUse, onAnnounce }: Options) {
  const { active, dates, count } = shownDays;
  const [pointed, setPointed] = useState<Cell | null>(null);
  const nextEmpty: Cell = {
    date: active.date,
    start: planned ? nextStart(slotsOn(planned.days, active.date), active.start) : active.start,
  };
  const brushes = useBrushes({
    slots,
    date: active.date,
    days: `${dates[0]} ${count}`,
    at: pointed && dates.includes(pointed.date) ? pointed : nextEmpty,
    isInUse,
  });
  const { chooseByKey, formatWork } = useBrushKeys(brushes, onAnnounce);
  const work = brushes.byKey.find((listed) => paintsWork(brushes.brush, listed)) ?? null;
  return {
    ...brushes,
    /** The work of the chosen brush, and its name; null for the eraser or without a brush. */
    work,
    name: work && formatWork(work),
    chooseByKey,
    point: setPointed,
  };
}
