import * as z from 'zod/mini';
import { createFingerprint } from '@/lib/fingerprint';
import { toSearchKey } from '@/lib/normalise-text';
import type { WorkIds } from '@/features/work/model/slot';

/** The accepted work by `titleKey`, newest last. */
export type TitleWorks = ReadonlyMap<string, WorkIds>;

const MOST_TITLES = 300;
const id = z.number().check(z.int(), z.positive());
/** `title` is a `titleKey`. */
const storedSchema = z.array(z.object({ title: z.string(), project_id: id, task_id: id }));

/** A fingerprint of the search key, because titles are never stored. */
export function titleKey(title: string): string {
  return createFingerprint(toSearchKey(title));
}

export function rememberWork(works: TitleWorks, titles: readonly string[], work: WorkIds): TitleWorks {
  const next = new Map(works);
  for (const key of titles.filter(Boolean).map(titleKey)) {
    next.delete(key);
    next.set(key, work);
  }
  return new Map([...next].slice(-MOST_TITLES));
}

export function toStoredWorks(works: TitleWorks): z.infer<typeof storedSchema> {
  return [...works].map(([key, { projectId, taskId }]) => ({
    title: key,
    project_id: projectId,
    task_id: taskId,
  }));
}

/** Empty for invalid content. */
export function worksFrom(stored: unknown): TitleWorks {
  const rows = storedSchema.safeParse(stored).data ?? [];
  return new Map(rows.map((row) => [row.title, { projectId: row.project_id, taskId: row.task_id }]));
}
