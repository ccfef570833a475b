import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_MINUTES } from '@/lib/time-slot';
import type { DaySlots, Slot } from '@/features/work/model/slot';
import { isSameContent, type SlotPatch, type WorkNames } from '@/features/work/model/slot-patch';
import { toRow } from './timeline-cells';

/** `waiting` is on its way to the server; `unsaved` is painted, `cleared` emptied, and not saved. */
type BlockState = 'recorded' | 'waiting' | 'unsaved' | 'cleared';

/** A stretch of the same work in the same state. `slot` of a cleared block is its record. */
export type TimelineBlock = {
  start: number;
  finish: number;
  state: BlockState;
  slot: Slot;
  /** Counts its half hours that replace a record. */
  replaced: number;
};

type Day = { recorded: DaySlots; painted: SlotPatch; staffId: number; date: CalendarDate; names: WorkNames };

/** The blocks of a day as it will be, by time; empty time has no block. */
export function timelineBlocks({ recorded, painted, staffId, date, names }: Day): TimelineBlock[] {
  const cells = new Map<number, TimelineBlock>();
  for (const slot of recorded.values()) {
    const start = toRow(slot.minutes);
    cells.set(start, blockAt(start, slot.isWaiting ? 'waiting' : 'recorded', slot));
  }
  for (const { staffId: id, date: on, minutes, wanted } of painted.values()) {
    if (id !== staffId || on !== date) continue;
    const start = toRow(minutes);
    const recordedSlot = recorded.get(minutes);
    if (!wanted) {
      if (recordedSlot) cells.set(start, blockAt(start, 'cleared', recordedSlot));
      continue;
    }
    if (isSameContent(recordedSlot, wanted)) continue;
    const project = names.project(wanted.projectId) ?? null;
    const task = names.task(wanted.taskId) ?? null;
    const slot = { ...wanted, minutes, project, task };
    cells.set(start, { ...blockAt(start, 'unsaved', slot), replaced: recordedSlot ? 1 : 0 });
  }
  return joinBlocks([...cells.values()].sort((one, other) => one.start - other.start));
}

function blockAt(start: number, state: BlockState, slot: Slot): TimelineBlock {
  return { start, finish: start + SLOT_MINUTES, state, slot, replaced: 0 };
}

function joinBlocks(cells: readonly TimelineBlock[]): TimelineBlock[] {
  const blocks: TimelineBlock[] = [];
  for (const cell of cells) {
    const last = blocks.at(-1);
    if (last?.finish === cell.start && isSame(last, cell)) {
      last.finish = cell.finish;
      last.replaced += cell.replaced;
    } else blocks.push({ ...cell });
  }
  return blocks;
}

function isSame(one: TimelineBlock, other: TimelineBlock): boolean {
  return one.state === other.state && isSameContent(one.slot, other.slot);
}

export function blockOver(blocks: readonly TimelineBlock[], start: number): TimelineBlock | undefined {
  return blocks.find((block) => block.start <= start && start < block.finish);
}

export function previewStretches(
  patch: SlotPatch,
  staffId: number,
): { date: CalendarDate; start: number; finish: number }[] {
  const stretches: { date: CalendarDate; start: number; finish: number }[] = [];
  for (const { staffId: id, date, minutes: start } of patch.values()) {
    if (id !== staffId) continue;
    const last = stretches.at(-1);
    if (last?.date === date && last.finish === start) last.finish += SLOT_MINUTES;
    else stretches.push({ date, start, finish: start + SLOT_MINUTES });
  }
  return stretches;
}
