import * as z from 'zod/mini';
import { calendarDate, mapped } from '@/lib/schema-parts';
import { toMinutes, toPeriod } from '@/lib/time-slot';
import {
  createPatch,
  type PatchedSlot,
  type SlotContent,
  type SlotPatch,
} from '@/features/work/model/slot-patch';

// Stored half hours use the names of the wire, so that earlier and later releases can read them.

/** The drafts of painted half hours are stored under this name. */
export const PAINTING_SCREEN = 'painting';

const id = z.number().check(z.int(), z.nonnegative());

export const storedContent = mapped(
  z.nullable(z.object({ project_id: id, task_id: id })),
  (stored): SlotContent => stored && { projectId: stored.project_id, taskId: stored.task_id },
);

export const slotShape = {
  staff_id: id,
  date: calendarDate(),
  period: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:00$/)),
  wanted: storedContent,
} as const;

const storedSlot = z.object(slotShape);

type StoredSlot = z.output<typeof storedSlot>;

export const slotFrom = ({ staff_id, date, period, wanted }: StoredSlot): PatchedSlot => ({
  staffId: staff_id,
  date,
  minutes: toMinutes(period),
  wanted,
});

export const toStoredContent = (content: SlotContent) =>
  content && { project_id: content.projectId, task_id: content.taskId };

export const toStoredSlot = ({ staffId, date, minutes, wanted }: PatchedSlot) => ({
  staff_id: staffId,
  date,
  period: toPeriod(minutes),
  wanted: toStoredContent(wanted),
});

const painting = z.array(storedSlot);

export function toStoredPainting(painted: SlotPatch): object[] {
  return [...painted.values()].map(toStoredSlot);
}

/** Empty for invalid content. */
export function paintedFrom(stored: unknown): SlotPatch {
  return createPatch((painting.safeParse(stored).data ?? []).map(slotFrom));
}
