import fc from 'fast-check';
import { toClockTime } from '@/lib/time-slot';
import { recordedDates, slotsOn } from '@/features/work/model/slot-days';
import {
  applyPatch,
  byDay,
  createPatch,
  recordedOn,
  type PatchedSlot,
  type WorkNames,
} from '@/features/work/model/slot-patch';
import type { SlotWrite } from '@/features/work/model/slot-writes';
import type { RecordedSlots } from '@/features/work/model/slot';
import { DAY, recorded, staffSlots } from './slot-builders';

/** Half hours of two people on two days, each at most once. */
export const anySlots = fc.uniqueArray(
  fc.record({
    staffId: fc.constantFrom(1, 2),
    date: fc.constantFrom('2026-11-19', DAY),
    minutes: fc.constantFrom(510, 540, 1050),
    wanted: fc.option(fc.record({ projectId: fc.constantFrom(1, 2), taskId: fc.constantFrom(1, 2) })),
  }),
  { selector: ({ staffId, date, minutes }) => `${staffId} ${date} ${minutes}` },
);

/** The records in a fixed order. */
export const contents = (state: RecordedSlots) =>
  [...state]
    .flatMap(([id, { days }]) =>
      recordedDates(days).flatMap((date) =>
        [...slotsOn(days, date).values()].map(
          (one) => `${id} ${date} ${toClockTime(one.minutes)} ${one.projectId} ${one.taskId}`,
        ),
      ),
    )
    .sort();

/** Two people with these half hours. */
export const createState = (start: readonly PatchedSlot[]) =>
  write(recorded(staffSlots(1, {}), staffSlots(2, {})), start);

/** The records of a server after a call. */
export const obey = (state: RecordedSlots, { slots }: SlotWrite): RecordedSlots => write(state, slots);

/** The same of an older one, which replaces each day with what the call holds. */
export function obeyByDay(state: RecordedSlots, call: SlotWrite): RecordedSlots {
  const emptied = byDay(call.slots).flatMap(([{ staffId, date }]) =>
    [...recordedOn(state, staffId, date).keys()].map((minutes) => ({ staffId, date, minutes, wanted: null })),
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
