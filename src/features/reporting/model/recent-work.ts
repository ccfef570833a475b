import type { CodedName } from '@/lib/named';
import type { StaffSlots } from '@/features/work/model/slot';
import { recordedDates, slotsOn } from '@/features/work/model/slot-days';

export type Work = { project: CodedName; task: CodedName };

/** A search through years of records would be slow. */
const MOST_DAYS = 30;

/** Newest first, without deleted work. */
export function recentWork({ days }: Pick<StaffSlots, 'days'>, limit: number): Work[] {
  const found = new Map<string, Work>();
  const newestDates = recordedDates(days).slice(-MOST_DAYS).reverse();
  for (const date of newestDates) {
    const slots = [...slotsOn(days, date).values()].sort((a, b) => b.minutes - a.minutes);
    for (const { project, task } of slots) {
      if (!project || !task) continue;
      const key = `${project.id} ${task.id}`;
      if (!found.has(key)) found.set(key, { project, task });
      if (found.size === limit) return [...found.values()];
    }
  }
  return [...found.values()];
}
