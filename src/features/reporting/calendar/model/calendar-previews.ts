import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_MINUTES } from '@/lib/time-slot';
import type { Rounding } from '@/features/work/model/rounding';
import type { WorkIds } from '@/features/work/model/slot';
import { isSameContent, type PatchedSlot } from '@/features/work/model/slot-patch';
import { LUNCH_FINISH, LUNCH_START } from '@/features/work/model/usual-day';
import {
  contentOn,
  fillStroke,
  paintStroke,
  reshapeStroke,
  type Canvas,
  type Stroke,
} from '../../painter/model/stroke';
import type { CalendarEvent } from './calendar-event';
import { roundTimes } from './event-rounding';
import { titleKey, type TitleWorks } from './title-works';

/** Times are minutes since midnight. */
export type CalendarPreview = {
  id: string;
  title: string;
  date: CalendarDate;
  /** Rounded to half hours. */
  start: number;
  finish: number;
  /** The event's own times, where rounding changed them. */
  exact: { start: number; finish: number } | null;
  /** The work with which this title was accepted before. */
  work: WorkIds | null;
  /** The part of lunch within the event; it stays free if the event begins before lunch and ends after it. */
  lunch: { start: number; finish: number; isFree: boolean } | null;
  /** The column from 0 and the number of columns, more than 1 where events overlap. */
  lane: number;
  lanes: number;
};

type UnplacedPreview = Omit<CalendarPreview, 'lane' | 'lanes'>;

type Options = {
  canvas: Canvas;
  isReplacing: boolean;
  rounding: Rounding;
  works: TitleWorks;
  dismissed: ReadonlySet<string>;
};

/** A placeholder for an event whose work is not chosen yet. */
const ANY_WORK: WorkIds = { projectId: 0, taskId: 0 };

/** Returns the events that would change half hours, by day and time; overlapping events share the width. */
export function calendarPreviews(events: readonly CalendarEvent[], options: Options): CalendarPreview[] {
  const { canvas, isReplacing, rounding, works, dismissed } = options;
  const previews = events
    .filter(({ id }) => !dismissed.has(id))
    .flatMap(({ id, title, date, ...exact }): UnplacedPreview | [] => {
      const times = roundTimes(exact, rounding);
      if (!times) return [];
      const isExact = times.start === exact.start && times.finish === exact.finish;
      const work = works.get(titleKey(title)) ?? null;
      return {
        id,
        title,
        date,
        ...times,
        exact: isExact ? null : exact,
        work,
        lunch: lunchIn(times),
      };
    })
    .filter((preview) => paintsAnything(canvas, preview, isReplacing))
    // Rounding can put a short event before an earlier one.
    .sort(compareTimes);
  return groupOverlapping(previews).flatMap(inLanes);
}

const compareTimes = (a: UnplacedPreview, b: UnplacedPreview) =>
  a.date.localeCompare(b.date) || a.start - b.start;

function lunchIn(times: { start: number; finish: number }): CalendarPreview['lunch'] {
  const start = Math.max(times.start, LUNCH_START);
  const finish = Math.min(times.finish, LUNCH_FINISH);
  if (start >= finish) return null;
  return { start, finish, isFree: times.start < LUNCH_START && times.finish > LUNCH_FINISH };
}

function paintsAnything(canvas: Canvas, preview: UnplacedPreview, isReplacing: boolean): boolean {
  const { patch } = createStroke(canvas, preview, preview.work ?? ANY_WORK, isReplacing);
  return [...patch.values()].some((slot) => !isSameContent(contentOn(canvas, slot), slot.wanted));
}

function createStroke(
  canvas: Canvas,
  { date, start, finish, lunch }: UnplacedPreview,
  work: WorkIds,
  isReplacing: boolean,
): Stroke {
  const { patch } = lunch?.isFree
    ? paintStroke(canvas, { date, start }, { date, start: finish - SLOT_MINUTES }, work)
    : reshapeStroke(canvas, null, { date, start, finish, work });
  return fillStroke(canvas, patch, isReplacing);
}

/** An unknown title gets `work`. Where events overlap, the first takes the half hour. */
export function acceptStroke(
  canvas: Canvas,
  previews: readonly CalendarPreview[],
  { isReplacing, work }: { isReplacing: boolean; work?: WorkIds },
): Stroke {
  const painted = new Map<number, PatchedSlot>();
  for (const preview of previews) {
    const wanted = preview.work ?? work;
    if (!wanted) continue;
    for (const [key, slot] of createStroke(canvas, preview, wanted, isReplacing).patch)
      if (!painted.has(key)) painted.set(key, slot);
  }
  return { patch: painted, released: [] };
}

/** Groups events that overlap directly or through others. Expects them sorted by time. */
function groupOverlapping(previews: readonly UnplacedPreview[]): UnplacedPreview[][] {
  const groups: UnplacedPreview[][] = [];
  let finish = 0;
  for (const preview of previews) {
    const last = groups.at(-1);
    if (last && last[0]?.date === preview.date && preview.start < finish) {
      last.push(preview);
      finish = Math.max(finish, preview.finish);
    } else {
      groups.push([preview]);
      finish = preview.finish;
    }
  }
  return groups;
}

function inLanes(group: readonly UnplacedPreview[]): CalendarPreview[] {
  const finishes: number[] = [];
  const placed = group.map((preview) => {
    const free = finishes.findIndex((finish) => finish <= preview.start);
    const lane = free === -1 ? finishes.length : free;
    finishes[lane] = preview.finish;
    return { ...preview, lane };
  });
  return placed.map((preview) => ({ ...preview, lanes: finishes.length }));
}
