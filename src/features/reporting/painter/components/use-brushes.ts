import { useMemo, useState } from 'react';
import type { StaffSlots, WorkIds } from '@/features/work/model/slot';
import type { SlotContent } from '@/features/work/model/slot-patch';
import { recentWork, type Work } from '../../model/recent-work';

/** As many as there are keys: 1 to 9. */
const MOST_BRUSHES = 9;
const RECENT_BRUSHES = 6;

/** What a stroke leaves: work, nothing (the eraser), or undefined while no brush is chosen. */
export type Brush = SlotContent | undefined;

const isOf = ({ project, task }: Work, work: WorkIds) =>
  project.id === work.project_id && task.id === work.task_id;

export const toWork = ({ project, task }: Work): WorkIds => ({ project_id: project.id, task_id: task.id });

/**
 * The brushes at hand, what was used last first in line, and the chosen one: at first the latest work. Once they are in use they keep
 * their places.
 */
export function useBrushes(slots: StaffSlots | undefined, isInUse: boolean) {
  const [added, setAdded] = useState<readonly Work[]>([]);
  const [chosen, setChosen] = useState<Brush>(undefined);
  const [source, setSource] = useState(slots);
  // What a key paints must not change under the hands with every save.
  const isHeld = (isInUse || chosen !== undefined) && source?.staffId === slots?.staffId;
  if (source !== slots && !isHeld) setSource(slots);
  const recent = useMemo(() => (source ? recentWork(source, RECENT_BRUSHES) : []), [source]);
  const brushes = useMemo(() => {
    const others = added.filter((work) => !recent.some((one) => isOf(one, toWork(work))));
    return [...recent, ...others].slice(0, MOST_BRUSHES);
  }, [recent, added]);
  const [first] = brushes;
  const brush = chosen === undefined && first ? toWork(first) : chosen;

  return {
    brushes,
    brush,
    choose: setChosen,
    /** Takes a brush that is not at hand yet. */
    add: (work: Work) => {
      const isAtHand = brushes.some((one) => isOf(one, toWork(work)));
      if (!isAtHand) setAdded((before) => [...before.slice(1 - (MOST_BRUSHES - RECENT_BRUSHES)), work]);
      setChosen(toWork(work));
    },
  };
}

export type Brushes = ReturnType<typeof useBrushes>;

export function isBrush(brush: Brush, work: Work): boolean {
  return Boolean(brush && isOf(work, brush));
}
