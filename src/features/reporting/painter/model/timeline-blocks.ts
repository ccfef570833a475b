import type { CalendarDate } from '@/lib/calendar-date';
import { roundDownToSlot, SLOT_MINUTES } from '@/lib/time-slot';
import type { DaySlots, Slot } from '@/features/work/model/slot';
import { isSameContent, type SlotPatch, type WorkNames } from '@/features/work/model/slot-patch';
import type { TimeSpan } from './timeline-cells';

/** `waiting`: in the outbox; `unsaved`: painted, but not saved; `cleared`: emptied, but not saved. */
type BlockState = 'recorded' | 'waiting' | 'unsaved' | 'cleared';

/** A stretch of the same work in the same state. `slot` of a cleared block is its record. */
export type TimelineBlock = {
  start: number;
  finish: number;
  state: BlockState;
  slot: Slot;
  /** The starts of its half hours that replace a record. */
  replacedStarts: readonly number[];
};

type DayRecords = {
  recorded: DaySlots;
  painted: SlotPatch;
  staffId: number;
  date: CalendarDate;
  names: WorkNames;
};

/** The blocks of a day as it will be, by time; empty time has no block. */
export function timelineBlocks({ recorded, painted, staffId, date, names }: DayRecords): TimelineBlock[] {
  const cells = new Map<number, TimelineBlock>();
  for (const slot of recorded.values()) {
    const start = roundDownToSlot(slot.minutes);
    cells.set(start, blockAt(start, slot.isWaiting ? 'waiting' : 'recorded', slot));
  }
  for (const paintedSlot of painted.values()) {
    if (paintedSlot.staffId !== staffId || paintedSlot.date !== date) continue;
    const { minutes, wanted } = paintedSlot;
    const start = roundDownToSlot(minutes);
    const recordedSlot = recorded.get(minutes);
    if (!wanted) {
      if (recordedSlot) cells.set(start, blockAt(start, 'cleared', recordedSlot));
      continue;
    }
    if (isSameContent(recordedSlot, wanted)) continue;
    const project = names.project(wanted.projectId) ?? null;
    const task = names.task(wanted.taskId) ?? null;
    const slot = { ...wanted, minutes, project, task };
    cells.set(start, { ...blockAt(start, 'unsaved', slot), replacedStarts: recordedSlot ? [start] : [] });
  }
  return mergeBlocks([...cells.values()].sort((a, b) => a.start - b.start));
}

function blockAt(start: number, state: BlockState, slot: Slot): TimelineBlock {
  return { start, finish: start + SLOT_MINUTES, state, slot, replacedStarts: [] };
}

function mergeBlocks(cells: readonly TimelineBlock[]): TimelineBlock[] {
  const blocks: TimelineBlock[] = [];
  for (const cell of cells) {
    const last = blocks.at(-1);
    if (last?.finish === cell.start && isSameBlock(last, cell)) {
      last.finish = cell.finish;
      last.replacedStarts = [...last.replacedStarts, ...cell.replacedStarts];
    } else blocks.push({ ...cell });
  }
  return blocks;
}

function isSameBlock(a: TimelineBlock, b: TimelineBlock): boolean {
  return a.state === b.state && isSameContent(a.slot, b.slot);
}

export function blockOver(blocks: readonly TimelineBlock[], start: number): TimelineBlock | undefined {
  return blocks.find((block) => block.start <= start && start < block.finish);
}

/** The parts of days that a patch changes for one person, whatever their work; neighbours are merged. */
export function patchedSpans(patch: SlotPatch, staffId: number): TimeSpan[] {
  const spans: TimeSpan[] = [];
  for (const slot of patch.values()) {
    if (slot.staffId !== staffId) continue;
    const { date, minutes: start } = slot;
    const last = spans.at(-1);
    if (last?.date === date && last.finish === start) last.finish += SLOT_MINUTES;
    else spans.push({ date, start, finish: start + SLOT_MINUTES });
  }
  return spans;
}
