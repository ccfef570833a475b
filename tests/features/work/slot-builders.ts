import type { StaffSlots } from '@/features/work/model/slot';
import { addSlot, type Slot } from '@/features/work/model/slot';

const name = (id: number) => ({ id, cd: `C${id}`, eng_name: `Name ${id}`, jp_name: `名前${id}` });

/** A recorded half hour, e.g. `slot('09:00', 2, 5)`. */
export function slot(time: string, projectId = 1, taskId = 1): Slot {
  return { period: `${time}:00`, projectId, taskId, project: name(projectId), task: name(taskId) };
}

/** What a person recorded, by date, and their settings, by weekday. */
export function staffSlots(
  staffId: number,
  days: Record<string, Slot[]>,
  settings: Record<number, Slot[]> = {},
): StaffSlots {
  const dayIndex = new Map<string, Map<string, Slot>>();
  for (const [date, slots] of Object.entries(days)) slots.forEach((each) => addSlot(dayIndex, date, each));
  const settingIndex: StaffSlots['settings'] = new Map(
    ([0, 1, 2, 3, 4, 5, 6] as const)
      .filter((weekday) => settings[weekday])
      .map((weekday) => [weekday, new Map(settings[weekday]?.map((each) => [each.period, each]))]),
  );
  return { staffId, days: dayIndex, settings: settingIndex };
}

export function recorded(...people: StaffSlots[]) {
  return new Map(people.map((person) => [person.staffId, person]));
}
