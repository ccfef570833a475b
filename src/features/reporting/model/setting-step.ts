import type { StaffSlots, WorkIds } from '@/features/work/model/slot';
import { NO_TASK } from '@/features/work/model/slot';
import type { SettingKey, SettingRow } from './setting-rows';

type Settings = StaffSlots['settings'];

/** What a half hour of a weekday is to hold; null empties it. */
export type SettingWish = SettingKey & { wanted: WorkIds | null };

/** A write of weekday defaults that was done: what its half hours held before it, and what they hold since, in the same order. */
export type SettingStep = { before: readonly SettingWish[]; after: readonly SettingWish[] };

/** What these wishes do to one person's defaults, and how to take it back; half hours that held it already are left out. */
export function settingStep(wishes: readonly SettingWish[], settings: Settings): SettingStep {
  const after = wishes.filter((wish) => !isSameWork(workAt(settings, wish), wish.wanted));
  return { after, before: after.map((wish) => ({ ...wish, wanted: workAt(settings, wish) })) };
}

/** In half hours; `lost`: work without a task, which no server takes. */
export function countSettingStep({ before, after }: SettingStep) {
  const count = { created: 0, replaced: 0, cleared: 0, lost: before.filter(isLost).length };
  for (const [index, { wanted }] of after.entries()) {
    if (wanted === null) count.cleared++;
    else if (before[index]?.wanted) count.replaced++;
    else count.created++;
  }
  return count;
}

/** What is left to be put back, seen what is saved now; `changed`: by somebody else since the step. */
export function planSettingReturn({ before, after }: SettingStep, now: Settings) {
  const plan: Record<'own' | 'changed', SettingWish[]> = { own: [], changed: [] };
  for (const [index, old] of before.entries()) {
    const stands = workAt(now, old);
    if (isLost(old) || isSameWork(stands, old.wanted)) continue;
    plan[isSameWork(stands, after[index]?.wanted ?? null) ? 'own' : 'changed'].push(old);
  }
  return plan;
}

/** The two writes that fulfil wishes. */
export function settingWrites(wishes: readonly SettingWish[]): {
  saved: SettingRow[];
  removed: SettingKey[];
} {
  return {
    saved: wishes.flatMap(({ wanted, day, staff_id, period }) =>
      wanted ? [{ day, staff_id, ...wanted, period }] : [],
    ),
    removed: wishes.flatMap(({ wanted, ...key }) => (wanted ? [] : [key])),
  };
}

const isLost = ({ wanted }: SettingWish) => wanted?.task_id === NO_TASK;

function workAt(settings: Settings, { day, period }: SettingKey): WorkIds | null {
  const slot = settings.get(day)?.get(period);
  return slot ? { project_id: slot.projectId, task_id: slot.taskId } : null;
}

function isSameWork(one: WorkIds | null, other: WorkIds | null): boolean {
  return one?.project_id === other?.project_id && one?.task_id === other?.task_id;
}
