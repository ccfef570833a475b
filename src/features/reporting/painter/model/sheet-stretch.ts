import { SLOT_MINUTES } from '@/lib/time-slot';
import { startsIn, type Stretch } from './stroke';
import type { TimelineBlock } from './timeline-blocks';
import type { Cell } from './timeline-cells';

/** What a sheet is about: a block, or an empty half hour. */
export type SheetTarget = {
  cell: Cell;
  block: TimelineBlock | undefined;
  /** What it is asked for, and where that ends. */
  event?: { title: string; finish: number };
};

export const sheetTimes = ({ cell, block, event }: SheetTarget) => ({
  start: block?.start ?? cell.start,
  finish: block?.finish ?? event?.finish ?? cell.start + SLOT_MINUTES,
});

export function sheetCells(sheet: SheetTarget): Cell[] {
  return startsIn(sheetTimes(sheet)).map((start) => ({ date: sheet.cell.date, start }));
}

/** What stands there and would have to go; a cleared stretch is gone already. */
export function sheetStretch({ cell, block }: SheetTarget): Stretch | null {
  if (!block || block.state === 'cleared') return null;
  const { start, finish, slot } = block;
  return { date: cell.date, start, finish, work: { projectId: slot.projectId, taskId: slot.taskId } };
}

/** The stretch of a block that a drag or a key moves: nothing of what was cleared, or of a deleted project or task. */
export function movableStretch({ cell, block }: SheetTarget): Stretch | null {
  return block?.slot.project && block.slot.task ? sheetStretch({ cell, block }) : null;
}
