import * as z from 'zod/mini';
import { fingerprintOf } from '@/lib/fingerprint';
import { toSearchKey } from '@/lib/normalise-text';
import type { WorkIds } from '@/features/work/model/slot';

/** What was painted for an event before, by `titleKey` of its title; the newest at the end. */
export type TitleWorks = ReadonlyMap<string, WorkIds>;

/** Whoever has more kinds of meetings forgets the oldest. */
const MOST_TITLES = 300;
const id = z.number().check(z.int(), z.positive());
const storedSchema = z.array(z.object({ title: z.string(), project_id: id, task_id: id }));

/** By what a title is known again, whatever its width, case and blanks. The title itself is kept nowhere. */
export function titleKey(title: string): string {
  return fingerprintOf(toSearchKey(title));
}

/** The same with what was painted for these titles; nothing is learned of an event without one. */
export function learn(works: TitleWorks, titles: readonly string[], work: WorkIds): TitleWorks {
  const next = new Map(works);
  for (const title of titles.filter(Boolean)) {
    next.delete(titleKey(title));
    next.set(titleKey(title), work);
  }
  return new Map([...next].slice(-MOST_TITLES));
}

/** As the browser keeps them. */
export function toStoredWorks(works: TitleWorks): object[] {
  return [...works].map(([title, { projectId, taskId }]) => ({
    title,
    project_id: projectId,
    task_id: taskId,
  }));
}

/** The same back; nothing where it makes no sense. */
export function worksFrom(stored: unknown): TitleWorks {
  const rows = storedSchema.safeParse(stored).data ?? [];
  return new Map(rows.map((row) => [row.title, { projectId: row.project_id, taskId: row.task_id }]));
}
