import { z } from 'zod';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';
import type { HourEntry, NamedEntity } from '../model/hour-entry';

type RawSlot = { date: CalendarDate; project_id: number; task_id: number; project?: unknown; task?: unknown };
type RawPerson = { id: number; eng_name: string; jp_name: string; task_performance?: RawSlot[] };

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function createSlotCheck(): (slot: unknown) => boolean {
  const days = new Set<unknown>();
  return (slot) => {
    if (!isFields(slot) || !Number.isInteger(slot.project_id) || !Number.isInteger(slot.task_id))
      return false;
    if (days.has(slot.date)) return true;
    if (typeof slot.date !== 'string' || !isCalendarDate(slot.date)) return false;
    days.add(slot.date);
    return true;
  };
}

function isPerson(value: unknown): boolean {
  if (!isFields(value) || !Number.isInteger(value.id)) return false;
  const slots = value.task_performance ?? [];
  return Array.isArray(slots) && slots.every(createSlotCheck());
}

/**
 * The answer of `staff/get` for one person with `task_performance`, `project` and `task`: hours of each day, project
 * and task, of all time. Checked by hand, because it holds thousands of rows. Empty when the person is gone.
 */
export const memberSlotsSchema = z
  .custom<RawPerson[]>((answer) => Array.isArray(answer) && answer.every(isPerson))
  .transform(([person]) => (person ? toEntries(person) : []));

function toEntries(person: RawPerson): HourEntry[] {
  const member = toEntity(person.id, person) ?? { id: person.id, eng_name: '', jp_name: '' };
  const entries = new Map<string, HourEntry>();
  for (const slot of person.task_performance ?? []) {
    const { date, project_id: projectId, task_id: taskId } = slot;
    const key = `${date} ${projectId} ${taskId}`;
    const known = entries.get(key);
    if (known) known.hours += SLOT_HOURS;
    else {
      const [project, task] = [toEntity(projectId, slot.project), toEntity(taskId, slot.task)];
      entries.set(key, { date, member, project, task, hours: SLOT_HOURS });
    }
  }
  return [...entries.values()];
}

function toEntity(id: number, raw: unknown): NamedEntity | null {
  return isFields(raw) ? { id, eng_name: text(raw.eng_name), jp_name: text(raw.jp_name) } : null;
}
