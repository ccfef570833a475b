import { useMemo, useState } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import type { StaffSlots, WorkIds } from '@/features/work/model/slot';
import { slotsOn } from '@/features/work/model/slot-days';
import type { SlotContent } from '@/features/work/model/slot-patch';
import type { Work } from '../../model/recent-work';
import { likelyWork, nextStart } from '../model/likely-work';

/** As many as there are keys: 1 to 9. */
const MOST_BRUSHES = 9;
const RECENT_BRUSHES = 6;

/** What a stroke leaves: work, nothing (the eraser), or undefined while no brush is chosen. */
export type Brush = SlotContent | undefined;

const isOf = ({ project, task }: Work, work: WorkIds) =>
  project.id === work.projectId && task.id === work.taskId;

export const toWork = ({ project, task }: Work): WorkIds => ({ projectId: project.id, taskId: task.id });

type Options = {
  slots: StaffSlots | undefined;
  /** The day that is meant. */
  date: CalendarDate;
  /** Names the days that are shown. */
  days: string;
  isInUse: boolean;
};

/**
 * The brushes at hand, what is likeliest then first in line, and the chosen one: at first the likeliest. What a key paints must not
 * change under the hands: once they are in use they keep their places until other days, or somebody else, are shown.
 */
export function useBrushes({ slots, date, days, isInUse }: Options) {
  const [added, setAdded] = useState<readonly Work[]>([]);
  const [chosen, setChosen] = useState<Brush>(undefined);
  const [source, setSource] = useState({ slots, date, days });
  const isSame = source.days === days && source.slots?.staffId === slots?.staffId;
  const isHeld = isSame && (isInUse || chosen !== undefined);
  const isStale = source.slots !== slots || source.days !== days;
  const recent = useMemo(() => (source.slots ? atHandOn(source.slots, source.date) : []), [source]);
  const brushes = useMemo(() => {
    const others = added.filter((work) => !recent.some((one) => isOf(one, toWork(work))));
    return [...recent, ...others].slice(0, MOST_BRUSHES);
  }, [recent, added]);
  if (isStale && !isHeld) {
    setSource({ slots, date, days });
    // What is chosen stays at hand.
    const kept = brushes.find((work) => isBrush(chosen, work));
    if (kept && !added.includes(kept)) setAdded([kept, ...added].slice(0, MOST_BRUSHES - RECENT_BRUSHES));
  }
  const [first] = brushes;
  const brush = chosen === undefined && first ? toWork(first) : chosen;

  return {
    brushes,
    brush,
    isLoading: slots === undefined,
    choose: setChosen,
    /** Takes a brush that is not at hand yet. */
    add: (work: Work) => {
      const isAtHand = brushes.some((one) => isOf(one, toWork(work)));
      if (!isAtHand) setAdded((before) => [...before.slice(1 - (MOST_BRUSHES - RECENT_BRUSHES)), work]);
      setChosen(toWork(work));
    },
  };
}

const atHandOn = (slots: StaffSlots, date: CalendarDate) =>
  likelyWork(slots, { date, start: nextStart(slotsOn(slots.days, date)) }, RECENT_BRUSHES);

export type Brushes = ReturnType<typeof useBrushes>;

export function isBrush(brush: Brush, work: Work): boolean {
  return Boolean(brush && isOf(work, brush));
}
