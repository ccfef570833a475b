import { useMemo, useState } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import type { StaffSlots, WorkIds } from '@/features/work/model/slot';
import { slotsOn } from '@/features/work/model/slot-days';
import type { SlotContent } from '@/features/work/model/slot-patch';
import type { Work } from '../../model/recent-work';
import { likelyWork, nextStart } from '../model/likely-work';
import type { Cell } from '../model/timeline-cells';

/** A brush for each of the keys 1 to 9. */
const MOST_BRUSHES = 9;
/** The brushes of the likeliest work at the first empty half hour of the day. */
const FIRST_BRUSHES = 6;
const MOST_ADDED = MOST_BRUSHES - FIRST_BRUSHES;
/** The likeliest works at the half hour `at` that also get a key, while keys are free. */
const POINTED_BRUSHES = 3;

/** The content that a stroke paints: work, nothing (the eraser), or undefined without a brush. */
export type Brush = SlotContent | undefined;

export const toWorkIds = ({ project, task }: Work): WorkIds => ({ projectId: project.id, taskId: task.id });

const findSameWork = (works: readonly Work[], { project, task }: Work) =>
  works.find((work) => work.project.id === project.id && work.task.id === task.id);

type Options = {
  slots: StaffSlots | undefined;
  date: CalendarDate;
  /** Identifies the shown days. */
  days: string;
  /** The half hour under the pointer, else the next empty one. */
  at: Cell;
  isInUse: boolean;
};

/** The brushes of the keys. Once one was used, they are chosen anew only for other days or another person. */
export function useBrushes({ slots, date, days, at, isInUse }: Options) {
  const [added, setAdded] = useState<readonly Work[]>([]);
  const [chosen, setChosen] = useState<Brush>(undefined);
  const [source, setSource] = useState({ slots, date, days });
  const isSameView = source.days === days && source.slots?.staffId === slots?.staffId;
  const keepsKeys = isSameView && (isInUse || chosen !== undefined);
  const isStale = source.slots !== slots || source.days !== days;
  const first = useMemo(() => (source.slots ? likelyNextWork(source.slots, source.date) : []), [source]);
  const brushes = useMemo(() => {
    const others = added.filter((work) => !findSameWork(first, work));
    return [...first, ...others].slice(0, MOST_BRUSHES);
  }, [first, added]);
  const { date: dateAt, start: startAt } = at;
  const likely = useMemo(
    () => (source.slots ? likelyWork(source.slots, { date: dateAt, start: startAt }, MOST_BRUSHES) : []),
    [source.slots, dateAt, startAt],
  );
  const withoutKey = likely.slice(0, POINTED_BRUSHES).filter((work) => !findSameWork(brushes, work));
  if (isStale && !keepsKeys) {
    setSource({ slots, date, days });
    // The chosen brush stays among the brushes.
    const chosenBrush = brushes.find((work) => paintsWork(chosen, work));
    if (chosenBrush && !added.includes(chosenBrush)) setAdded([chosenBrush, ...added].slice(0, MOST_ADDED));
  } else if (withoutKey.length > 0 && added.length < MOST_ADDED) {
    setAdded([...added, ...withoutKey].slice(0, MOST_ADDED));
  }
  const [topWork] = brushes;
  const likeliest = likely.flatMap((work) => findSameWork(brushes, work) ?? []);
  const brush = chosen === undefined && topWork ? toWorkIds(topWork) : chosen;

  return {
    /** The brushes in the order of their keys, from 1 on. */
    byKey: brushes,
    /** The likeliest work at the half hour `at` first. */
    listed: [...new Set([...likeliest, ...brushes])],
    brush,
    choose: setChosen,
    add: (work: Work) => {
      if (!findSameWork(brushes, work)) setAdded((before) => [...before.slice(1 - MOST_ADDED), work]);
      setChosen(toWorkIds(work));
    },
  };
}

const likelyNextWork = (slots: StaffSlots, date: CalendarDate) =>
  likelyWork(slots, { date, start: nextStart(slotsOn(slots.days, date)) }, FIRST_BRUSHES);

export type Brushes = ReturnType<typeof useBrushes>;

export function paintsWork(brush: Brush, work: Work): boolean {
  return brush?.projectId === work.project.id && brush.taskId === work.task.id;
}
