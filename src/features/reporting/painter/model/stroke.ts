import type { CalendarDate } from '@/lib/calendar-date';
import { MINUTES_PER_DAY, SLOT_MINUTES, slotStarts } from '@/lib/time-slot';
import { onlyEmptySlots } from '@/features/work/model/patch-sources';
import {
  applyPatch,
  contentAt,
  createPatch,
  isSameContent,
  packSlotKey,
  slotAt,
  type SlotContent,
  type SlotPatch,
} from '@/features/work/model/slot-patch';
import type { RecordedSlots, SlotKey, WorkIds } from '@/features/work/model/slot';
import { selectedCells, startsBetween, startsFrom, type Cell, type TimeSpan } from './timeline-cells';

/** `patch` holds the half hours that a gesture fills or empties, `released` those that a stretch has left. */
export type Stroke = { patch: SlotPatch; released: readonly SlotKey[] };

export type Canvas = {
  /** The people who get the same strokes; the first one is shown. */
  staffIds: readonly [number, ...number[]];
  recorded: RecordedSlots;
  painted: SlotPatch;
};

export type Stretch = TimeSpan & { work: WorkIds };

export type Edge = 'start' | 'finish';

const LAST_START = MINUTES_PER_DAY - SLOT_MINUTES;

export function contentOn({ recorded, painted }: Canvas, key: SlotKey): SlotContent {
  const slot = painted.get(packSlotKey(key));
  return slot ? slot.wanted : contentAt(recorded, key);
}

/** Paints from one half hour to another on all dates between: work, or null for the eraser. */
export function paintStroke(canvas: Canvas, from: Cell, to: Cell, wanted: SlotContent): Stroke {
  return { patch: patchOn(canvas, selectedCells(from, to), wanted), released: [] };
}

/** Moves a stretch to start at `to`; a stretch that is longer than a day without lunch stays. */
export function moveStroke(canvas: Canvas, stretch: Stretch, to: Cell): Stroke {
  const copy = copyStroke(canvas, stretch, to);
  return copy.patch.size === 0 ? copy : replaceStretch(canvas, stretch, copy.patch);
}

export function copyStroke(canvas: Canvas, { start, finish, work }: Stretch, to: Cell): Stroke {
  const starts = startsFrom(to.start, (finish - start) / SLOT_MINUTES);
  return { patch: patchOn(canvas, cellsOn(to.date, starts), work), released: [] };
}

/** The half hour `to` then belongs to the stretch. At least one half hour remains. */
export function resizeStroke(canvas: Canvas, stretch: Stretch, edge: Edge, to: number): Stroke {
  const { date, start, finish, work } = stretch;
  const last = finish - SLOT_MINUTES;
  const fixed = edge === 'start' ? last : start;
  const moved = edge === 'start' ? clamp(to, 0, last) : clamp(to, start, LAST_START);
  const isInside = (at: number) => at >= Math.min(fixed, moved) && at <= Math.max(fixed, moved);
  // `startsBetween` omits lunch, which stays painted where the stretch already covers it.
  const starts = [...new Set([...startsBetween(fixed, moved), ...startsIn(stretch).filter(isInside)])];
  starts.sort((one, other) => one - other);
  return replaceStretch(canvas, stretch, patchOn(canvas, cellsOn(date, starts), work));
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Replaces a stretch by the next one, lunch included; `replaced` is null for a new stretch. */
export function reshapeStroke(canvas: Canvas, replaced: Stretch | null, next: Stretch): Stroke {
  return replaceStretch(canvas, replaced, patchOn(canvas, cellsOn(next.date, startsIn(next)), next.work));
}

export function clearStroke(canvas: Canvas, stretch: TimeSpan): Stroke {
  return { patch: patchOn(canvas, cellsOn(stretch.date, startsIn(stretch)), null), released: [] };
}

function replaceStretch(canvas: Canvas, replaced: Stretch | null, patch: SlotPatch): Stroke {
  const before = replaced ? stretchKeys(canvas, replaced) : [];
  return { patch, released: before.filter((key) => !patch.has(packSlotKey(key))) };
}

/** The starts of the half hours of a stretch, with lunch. */
export const startsIn = ({ start, finish }: Pick<TimeSpan, 'start' | 'finish'>) => slotStarts(start, finish);

const cellsOn = (date: CalendarDate, starts: readonly number[]) => starts.map((start) => ({ date, start }));

/** A released half hour loses its painted content, else its record. Without a change returns `painted`. */
export function applyStroke(
  painted: SlotPatch,
  { patch, released }: Stroke,
  recorded: RecordedSlots,
): SlotPatch {
  const next = new Map(painted);
  for (const slot of released) {
    const key = packSlotKey(slot);
    if (next.has(key)) next.delete(key);
    else if (slotAt(recorded, slot)) next.set(key, { ...slot, wanted: null });
  }
  for (const [key, slot] of patch) {
    if (isSameContent(slotAt(recorded, slot), slot.wanted)) next.delete(key);
    else next.set(key, slot);
  }
  return isSamePatch(next, painted) ? painted : next;
}

function isSamePatch(one: SlotPatch, other: SlotPatch): boolean {
  return (
    one.size === other.size &&
    [...one].every(([key, { wanted }]) => {
      const slot = other.get(key);
      return slot !== undefined && isSameContent(slot.wanted, wanted);
    })
  );
}

export function countChanged(canvas: Canvas, stroke: Stroke): number {
  const after = { ...canvas, painted: applyStroke(canvas.painted, stroke, canvas.recorded) };
  const keys = [...stroke.patch.values(), ...stroke.released];
  return keys.filter((key) => !isSameContent(contentOn(canvas, key), contentOn(after, key))).length;
}

export function fillStroke({ recorded, painted }: Canvas, patch: SlotPatch, isReplacing: boolean): Stroke {
  return {
    patch: isReplacing ? patch : onlyEmptySlots(patch, applyPatch(recorded, painted)),
    released: [],
  };
}

function patchOn({ staffIds }: Canvas, cells: readonly Cell[], wanted: SlotContent): SlotPatch {
  return createPatch(
    staffIds.flatMap((staffId) =>
      cells.map(({ date, start }) => ({ staffId, date, minutes: start, wanted })),
    ),
  );
}

/** For each person, the half hours of the stretch that hold its work. */
function stretchKeys(canvas: Canvas, stretch: Stretch): SlotKey[] {
  return canvas.staffIds
    .flatMap((staffId) => startsIn(stretch).map((minutes) => ({ staffId, date: stretch.date, minutes })))
    .filter((key) => isSameContent(contentOn(canvas, key), stretch.work));
}
