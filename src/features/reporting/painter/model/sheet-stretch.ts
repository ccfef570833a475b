import { SLOT_MINUTES } from '@/lib/time-slot';
import type { Stretch } from './stroke';
import type { TimelineBlock } from './timeline-blocks';
import type { Cell } from './timeline-cells';

/** What a sheet is about: a block, or an empty half hour. */
export type SheetTarget = { cell: Cell; block: TimelineBlock | undefined };

export const timesOf = ({ cell, block }: SheetTarget) => ({
  start: block?.start ?? cell.start,
  finish: block?.finish ?? cell.start + SLOT_MINUTES,
});

export function cellsOf(sheet: SheetTarget): Cell[] {
  const { start, finish } = timesOf(sheet);
  return Array.from({ length: (finish - start) / SLOT_MINUTES }, (_, index) => ({
    date: sheet.cell.date,
    start: start + index * SLOT_MINUTES,
  }));
}

/** What stands there and would have to go; a cleared stretch is gone already. */
export function stretchOf({ cell, block }: SheetTarget): Stretch | null {
  if (!block || block.state === 'cleared') return null;
  const { start, finish, slot } = block;
  return { date: cell.date, start, finish, work: { project_id: slot.projectId, task_id: slot.taskId } };
}
