import { datesBetween, inOrder, type CalendarDate } from '@/lib/calendar-date';
import { MINUTES_PER_DAY, SLOT_MINUTES } from '@/lib/time-slot';
import { onlyEmptySlots } from '@/features/work/model/patch-sources';
import {
  applyPatch,
  contentAt,
  createPatch,
  isSameContent,
  keyOf,
  slotAt,
  type SlotContent,
  type SlotPatch,
} from '@/features/work/model/slot-patch';
import type { RecordedSlots, SlotKey, WorkIds } from '@/features/work/model/slot';
import { startsBetween, startsFrom, type Cell } from './timeline-cells';

/** What one gesture does: the half hours that it fills or empties, and those that it lets go of. */
export type Stroke = { patch: SlotPatch; released: readonly SlotKey[] };

/** What a gesture starts from. */
export type Canvas = {
  /** Whose timelines are painted alike; the first one is seen. */
  staffIds: readonly number[];
  recorded: RecordedSlots;
  /** What was painted and not saved. */
  painted: SlotPatch;
};

/** A stretch of the same work; `finish` is where the next one starts. */
export type Stretch = { date: CalendarDate; start: number; finish: number; work: WorkIds };

export type Edge = 'start' | 'finish';

const NOTHING: SlotPatch = new Map();
const LAST_START = MINUTES_PER_DAY - SLOT_MINUTES;

/** What a half hour holds once the painted ones are saved. */
export function contentOn({ recorded, painted }: Canvas, key: SlotKey): SlotContent {
  const slot = painted.get(keyOf(key));
  return slot ? slot.wanted : contentAt(recorded, key);
}

/** The brush from one half hour to another, on all dates between: work, or nothing for the eraser. */
export function paintStroke(canvas: Canvas, from: Cell, to: Cell, wanted: SlotContent): Stroke {
  const [first, last] = inOrder(from.date, to.date);
  const patch = patchOn(
    canvas,
    datesBetween(first, last).flatMap((date) => cellsOn(date, startsBetween(from.start, to.start))),
    wanted,
  );
  return { patch, released: [] };
}

/** A stretch with its first half hour at another place; `keeps` leaves it where it was as well. */
export function moveStroke(canvas: Canvas, stretch: Stretch, to: Cell, keeps = false): Stroke {
  const { start, finish, work } = stretch;
  const cells = startsFrom(to.start, (finish - start) / SLOT_MINUTES).map((at) => ({
    date: to.date,
    start: at,
  }));
  return { patch: patchOn(canvas, cells, work), released: keeps ? [] : stretchKeys(canvas, stretch) };
}

/** A stretch whose one edge is drawn to the half hour `to`, which then belongs to it. One half hour is left at least. */
export function resizeStroke(canvas: Canvas, stretch: Stretch, edge: Edge, to: number): Stroke {
  const { date, start, finish, work } = stretch;
  const last = finish - SLOT_MINUTES;
  const [from, until] =
    edge === 'start'
      ? [last, Math.min(Math.max(0, to), last)]
      : [start, Math.max(Math.min(to, LAST_START), start)];
  const isKept = (at: number) => at >= start && at < finish && at >= from && at <= until;
  const starts = new Set([...startsBetween(from, until), ...startsIn(stretch).filter(isKept)]);
  return reshaped(canvas, stretch, patchOn(canvas, cellsOn(date, [...starts]), work));
}

/** Exactly this stretch in the place of another one, or of nothing. */
export function reshapeStroke(canvas: Canvas, replaced: Stretch | null, next: Stretch): Stroke {
  return reshaped(canvas, replaced, patchOn(canvas, cellsOn(next.date, startsIn(next)), next.work));
}

/** Exactly this stretch, emptied. */
export function clearStroke(canvas: Canvas, stretch: Omit<Stretch, 'work'>): Stroke {
  return { patch: patchOn(canvas, cellsOn(stretch.date, startsIn(stretch)), null), released: [] };
}

function reshaped(canvas: Canvas, replaced: Stretch | null, patch: SlotPatch): Stroke {
  const before = replaced ? stretchKeys(canvas, replaced) : [];
  return { patch, released: before.filter((key) => !patch.has(keyOf(key))) };
}

/** The half hours of a stretch. */
export function startsIn({ start, finish }: Pick<Stretch, 'start' | 'finish'>): number[] {
  return Array.from({ length: (finish - start) / SLOT_MINUTES }, (_, index) => start + index * SLOT_MINUTES);
}

const cellsOn = (date: CalendarDate, starts: readonly number[]) => starts.map((start) => ({ date, start }));

/**
 * What is painted after a stroke. A half hour that is let go of goes back to what is recorded there, or is emptied where
 * that is what was moved. What would be as it is recorded is no longer painted.
 */
export function applyStroke(
  painted: SlotPatch,
  { patch, released }: Stroke,
  recorded: RecordedSlots,
): SlotPatch {
  const next = new Map(painted);
  for (const key of released) {
    const name = keyOf(key);
    if (!next.delete(name) && slotAt(recorded, key)) next.set(name, { ...key, wanted: null });
  }
  for (const [name, slot] of patch) {
    if (isSameContent(slotAt(recorded, slot), slot.wanted)) next.delete(name);
    else next.set(name, slot);
  }
  return next;
}

/** How many half hours hold something else after a stroke than before. */
export function countChanged(canvas: Canvas, stroke: Stroke): number {
  const after = { ...canvas, painted: applyStroke(canvas.painted, stroke, canvas.recorded) };
  const keys = [...stroke.patch.values(), ...stroke.released];
  const changed = keys.filter((key) => !isSameContent(contentOn(canvas, key), contentOn(after, key)));
  return new Set(changed.map(keyOf)).size;
}

/** A patch from elsewhere as a stroke: what is recorded or painted already stays unless it is to be replaced. */
export function fillStroke({ recorded, painted }: Canvas, patch: SlotPatch, isReplacing: boolean): Stroke {
  return {
    patch: isReplacing ? patch : onlyEmptySlots(patch, applyPatch(recorded, painted)),
    released: [],
  };
}

/** What was copied of a timeline: work at a distance in days and minutes from its first half hour. */
export type Clip = readonly { days: number; minutes: number; work: WorkIds }[];

/** A clip whose first half hour comes to lie on `at`; what would stand outside of the day falls away. */
export function clipPatch(
  { staffIds }: Canvas,
  clip: Clip,
  at: Cell,
  dates: readonly CalendarDate[],
): SlotPatch {
  const first = dates.indexOf(at.date);
  return createPatch(
    clip.flatMap(({ days, minutes, work }) => {
      const date = dates[first + days];
      const start = at.start + minutes;
      if (date === undefined || start > LAST_START) return [];
      return staffIds.map((staffId) => ({ staffId, date, minutes: start, wanted: work }));
    }),
  );
}

/** What stands in the half hours of the person who is seen, to be pasted elsewhere. */
export function copyClip(canvas: Canvas, cells: readonly Cell[], dates: readonly CalendarDate[]): Clip {
  const [origin] = cells;
  const [staffId = 0] = canvas.staffIds;
  if (!origin) return [];
  return cells.flatMap(({ date, start }) => {
    const work = contentOn(canvas, { staffId, date, minutes: start });
    const days = dates.indexOf(date) - dates.indexOf(origin.date);
    return work ? [{ days, minutes: start - origin.start, work }] : [];
  });
}

function patchOn({ staffIds }: Canvas, cells: readonly Cell[], wanted: SlotContent): SlotPatch {
  if (cells.length === 0) return NOTHING;
  return createPatch(
    staffIds.flatMap((staffId) =>
      cells.map(({ date, start }) => ({ staffId, date, minutes: start, wanted })),
    ),
  );
}

/** The half hours of a stretch, of each person who did the same then. */
function stretchKeys(canvas: Canvas, stretch: Stretch): SlotKey[] {
  return canvas.staffIds
    .flatMap((staffId) => startsIn(stretch).map((minutes) => ({ staffId, date: stretch.date, minutes })))
    .filter((key) => isSameContent(contentOn(canvas, key), stretch.work));
}
