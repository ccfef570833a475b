import { z } from 'zod';
import { createDateReader, isFields, readId, readRows, readText } from '@/api/wire-fields';
import { SLOT_HOURS } from '@/lib/time-slot';
import type { HourEntry, NamedEntity } from '../model/hour-entry';

type RawPerson = { id?: unknown; eng_name?: unknown; jp_name?: unknown; task_performance?: unknown[] | null };

function isPerson(value: unknown): boolean {
  return isFields(value) && readId(value.id) !== null && Array.isArray(value.task_performance ?? []);
}

/**
 * The answer of `staff/get` for one person with `task_performance`, `project` and `task`: hours of each day, project
 * and task, of all time. Checked by hand, because it holds thousands of rows. Empty when the person is gone.
 */
export const memberSlotsSchema = z
  .custom<RawPerson[]>((answer) => Array.isArray(answer) && answer.slice(0, 1).every(isPerson))
  .transform(([person]) => (person ? toEntries(person) : []));

function toEntries(person: RawPerson): HourEntry[] {
  const member = namesOf(readId(person.id) ?? 0, person);
  const readDay = createDateReader();
  const entries = new Map<string, HourEntry>();

  function addSlot(slot: unknown): true | undefined {
    if (!isFields(slot)) return undefined;
    const [date, projectId, taskId] = [readDay(slot.date), readId(slot.project_id), readId(slot.task_id)];
    if (date === '' || projectId === null) return undefined;
    const key = `${date} ${projectId} ${taskId}`;
    const known = entries.get(key);
    if (known) known.hours += SLOT_HOURS;
    else {
      const [project, task] = [toEntity(projectId, slot.project), toEntity(taskId, slot.task)];
      entries.set(key, { date, member, project, task, hours: SLOT_HOURS });
    }
    return true;
  }

  readRows(person.task_performance ?? [], addSlot);
  return [...entries.values()];
}

function namesOf(id: number, raw: { eng_name?: unknown; jp_name?: unknown }): NamedEntity {
  return { id, eng_name: readText(raw.eng_name), jp_name: readText(raw.jp_name) };
}

function toEntity(id: number | null, raw: unknown): NamedEntity | null {
  return id !== null && isFields(raw) ? namesOf(id, raw) : null;
}
