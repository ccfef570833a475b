import { SLOT_MINUTES } from '@/lib/time-slot';
import { startsIn, type Stretch } from './stroke';
import type { TimelineBlock } from './timeline-blocks';
import type { Cell } from './timeline-cells';

export type SheetTarget = {
  cell: Cell;
  block: TimelineBlock | undefined;
  event?: { title: string; finish: number };
};

export const sheetTimes = ({ cell, block, event }: SheetTarget) => ({
  start: block?.start ?? cell.start,
  finish: block?.finish ?? event?.finish ?? cell.start + SLOT_MINUTES,
});

export function sheetCells(sheet: SheetTarget): Cell[] {
  return startsIn(sheetTimes(sheet)).map((start) => ({ date: sheet.cell.date, start }));
}

/** The stretch that the sheet would replace; null for empty or cleared time. */
export function sheetStretch({ cell, block }: SheetTarget): Stretch | null {
  if (!block || block.state === 'cleared') return null;
  const { start, finish, slot } = block;
  return { date: cell.date, start, finish, work: { projectId: slot.projectId, taskId: slot.taskId } };
}

/** The stretch that a drag or a key moves; null for empty or cleared time, and for deleted work. */
export function movableStretch({ cell, block }: SheetTarget): Stretch | null {
  return block?.slot.project && block.slot.task ? sheetStretch({ cell, block }) : null;
}
