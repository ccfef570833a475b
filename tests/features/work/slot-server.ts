import fc from 'fast-check';
import { datesOf, slotsOn } from '@/features/work/model/slot-days';
import {
  applyPatch,
  createPatch,
  recordedOn,
  type PatchedSlot,
  type WorkNames,
} from '@/features/work/model/slot-patch';
import { byDay, type SlotWrite } from '@/features/work/model/slot-writes';
import type { RecordedSlots } from '@/features/work/model/slot';
import { DAY, recorded, staffSlots } from './slot-builders';

/** Half hours of two people on two days, each at most once. */
export const anySlots = fc.uniqueArray(
  fc.record({
    staff_id: fc.constantFrom(1, 2),
    date: fc.constantFrom('2026-11-19', DAY),
    period: fc.constantFrom('08:30:00', '09:00:00', '17:30:00'),
    wanted: fc.option(fc.record({ project_id: fc.constantFrom(1, 2), task_id: fc.constantFrom(1, 2) })),
  }),
  { selector: ({ staff_id, date, period }) => `${staff_id} ${date} ${period}` },
);

/** What is recorded, in an order of its own. */
export const contents = (state: RecordedSlots) =>
  [...state]
    .flatMap(([id, { days }]) =>
      datesOf(days).flatMap((date) =>
        [...slotsOn(days, date).values()].map(
          (one) => `${id} ${date} ${one.period} ${one.projectId} ${one.taskId}`,
        ),
      ),
    )
    .sort();

/** Two people with these half hours. */
export const stateOf = (start: readonly PatchedSlot[]) =>
  write(recorded(staffSlots(1, {}), staffSlots(2, {})), start);

/** What a server holds that obeys a call. */
export function obey(state: RecordedSlots, { rows }: SlotWrite): RecordedSlots {
  const slots = rows.map(({ staff_id, date, period, ...work }): PatchedSlot => ({
    ...{ staff_id, date, period },
    wanted: 'project_id' in work ? { project_id: work.project_id, task_id: work.task_id } : null,
  }));
  return write(state, slots);
}

/** The same of an older one, which replaces each day with what the call holds. */
export function obeyByDay(state: RecordedSlots, call: SlotWrite): RecordedSlots {
  const emptied = byDay(call.rows).flatMap(([{ staff_id, date }]) =>
    [...recordedOn(state, staff_id, date).keys()].map((period) => ({
      ...{ staff_id, date, period, wanted: null },
    })),
  );
  return obey(write(state, emptied), call);
}

/** Names everything: a server takes back only what was not deleted. */
const NAMES: WorkNames = {
  project: (id) => ({ id, cd: '', eng_name: '', jp_name: '' }),
  task: (id) => ({ id, cd: '', eng_name: '', jp_name: '' }),
};

function write(state: RecordedSlots, slots: readonly PatchedSlot[]): RecordedSlots {
  return applyPatch(state, createPatch(slots), { names: NAMES });
}
