import * as z from 'zod/mini';
import { createPatch, type SlotPatch } from '@/features/work/model/slot-patch';
import { calendarDate } from '@/lib/schema-parts';

/** Where the drafts of timelines are kept. */
export const PAINTING_SCREEN = 'painting';

const id = z.number().check(z.int(), z.positive());
const storedSchema = z.array(
  z.object({
    staff_id: id,
    date: calendarDate(),
    period: z.string().check(z.regex(/^([01]\d|2[0-3]):[03]0:00$/)),
    wanted: z.nullable(z.object({ project_id: id, task_id: id })),
  }),
);

/** Painted half hours as the browser keeps them. */
export function toStored(painted: SlotPatch): object[] {
  return [...painted.values()];
}

/** The same back; nothing where it makes no sense. */
export function paintedFrom(stored: unknown): SlotPatch {
  return createPatch(storedSchema.safeParse(stored).data ?? []);
}
