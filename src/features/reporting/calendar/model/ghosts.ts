import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_MINUTES } from '@/lib/time-slot';
import type { WorkIds } from '@/features/work/model/slot';
import { isSameContent, type PatchedSlot } from '@/features/work/model/slot-patch';
import { contentOn, fillStroke, paintStroke, type Canvas, type Stroke } from '../../painter/model/stroke';
import type { CalendarEvent } from './calendar-event';
import { toHalfHours } from './half-hours';
import { titleKey, type TitleWorks } from './title-works';

/** An event of a calendar that stands beside the half hours, to be accepted. */
export type Ghost = {
  id: string;
  title: string;
  date: CalendarDate;
  /** Rounded to half hours. */
  start: number;
  finish: number;
  /** As the calendar has it, where that is something else. */
  exact: { start: number; finish: number } | null;
  /** What was painted for such a title before. */
  work: WorkIds | null;
  /** At the same time as another one. */
  overlaps: boolean;
  /** Its place from the left among those, and how many there are. */
  lane: number;
  lanes: number;
};

type Options = {
  canvas: Canvas;
  isReplacing: boolean;
  works: TitleWorks;
  /** Not to be painted. */
  dismissed: ReadonlySet<string>;
};

/** Stands for any work that is not there yet. */
const ANY: WorkIds = { project_id: 0, task_id: 0 };

/** The events of which something can be painted yet, day by day in the order of time. */
export function ghostsOf(events: readonly CalendarEvent[], options: Options): Ghost[] {
  const { canvas, isReplacing, works, dismissed } = options;
  const ghosts = events
    .filter(({ id }) => !dismissed.has(id))
    .map(({ id, title, date, ...exact }): Ghost => {
      const times = toHalfHours(exact);
      const isExact = times.start === exact.start && times.finish === exact.finish;
      const work = works.get(titleKey(title)) ?? null;
      return {
        id,
        title,
        date,
        ...times,
        exact: isExact ? null : exact,
        work,
        overlaps: false,
        lane: 0,
        lanes: 1,
      };
    })
    .filter((ghost) => paintsAnything(canvas, ghost, isReplacing));
  return groupsOf(ghosts).flatMap(inLanes);
}

function paintsAnything(canvas: Canvas, ghost: Ghost, isReplacing: boolean): boolean {
  const { patch } = strokeOf(canvas, ghost, ghost.work ?? ANY, isReplacing);
  return [...patch.values()].some((slot) => !isSameContent(contentOn(canvas, slot), slot.wanted));
}

function strokeOf(
  canvas: Canvas,
  { date, start, finish }: Ghost,
  work: WorkIds,
  isReplacing: boolean,
): Stroke {
  const { patch } = paintStroke(canvas, { date, start }, { date, start: finish - SLOT_MINUTES }, work);
  return fillStroke(canvas, patch, isReplacing);
}

/** Of two at the same time the first one gets the half hour. `work` where none is known, or for all of them. */
export function acceptStroke(
  canvas: Canvas,
  ghosts: readonly Ghost[],
  { isReplacing, work }: { isReplacing: boolean; work?: WorkIds | undefined },
): Stroke {
  const painted = new Map<string, PatchedSlot>();
  for (const ghost of ghosts) {
    const wanted = ghost.work ?? work;
    if (!wanted) continue;
    for (const [key, slot] of strokeOf(canvas, ghost, wanted, isReplacing).patch)
      if (!painted.has(key)) painted.set(key, slot);
  }
  return { patch: painted, released: [] };
}

/** Those that hang together by overlapping. */
function groupsOf(ghosts: readonly Ghost[]): Ghost[][] {
  const groups: Ghost[][] = [];
  let finish = 0;
  for (const ghost of ghosts) {
    const last = groups.at(-1);
    const isTogether = last?.[0]?.date === ghost.date && ghost.start < finish;
    if (isTogether) last?.push(ghost);
    else groups.push([ghost]);
    finish = isTogether ? Math.max(finish, ghost.finish) : ghost.finish;
  }
  return groups;
}

function inLanes(group: readonly Ghost[]): Ghost[] {
  const finishes: number[] = [];
  const placed = group.map((ghost) => {
    const free = finishes.findIndex((finish) => finish <= ghost.start);
    const lane = free === -1 ? finishes.length : free;
    finishes[lane] = ghost.finish;
    return { ...ghost, lane, overlaps: group.length > 1 };
  });
  return placed.map((ghost) => ({ ...ghost, lanes: finishes.length }));
}
