import { MINUTES_PER_DAY, SLOT_MINUTES, slotStarts, toClockTime, toMinutes } from '@/lib/time-slot';

/** The ids of the specification for the halves of a normal day. Source: RP-4. */
export const MORNING = 1;
export const AFTERNOON = 2;

const PRESET_PERIODS = [
  { id: MORNING, start: '08:30', finish: '12:00' },
  { id: AFTERNOON, start: '13:00', finish: '17:30' },
] as const;

const EARLIEST = toMinutes('08:30');

/** The times offered for start and finish in manual mode: `08:30` to `24:00`, 32 values. Source: RP-4. */
export const MANUAL_TIMES: readonly string[] = Array.from(
  { length: (MINUTES_PER_DAY - EARLIEST) / SLOT_MINUTES + 1 },
  (_, index) => toClockTime(EARLIEST + index * SLOT_MINUTES),
);

/** `start` and `finish` are `HH:MM` or empty, `overtimeHours` in steps of 0.5. */
export type WorkTime = {
  timeMode: 'auto' | 'manual';
  presetIds: readonly number[];
  start: string;
  finish: string;
  overtimeHours: number;
};

/**
 * Returns minutes since midnight, in order. Overtime follows the last slot and stops at 24:00. Empty without
 * a choice, or where finish is not after start. Source: RP-5, RP-6.
 */
export function findSlotStarts(time: WorkTime): number[] {
  const regular = regularSlots(time);
  const finish = findFinish(regular);
  if (finish === null) return [];
  const hours = Math.max(0, Math.min(time.overtimeHours, hoursUntilMidnight(finish)));
  return [...regular, ...slotStarts(finish, finish + hours * 60)];
}

/** The hours of overtime that fit before 24:00; 0 without regular time. Source: RP-6. */
export function maxOvertime(time: WorkTime): number {
  const finish = findFinish(regularSlots(time));
  return finish === null ? 0 : hoursUntilMidnight(finish);
}

function regularSlots({ timeMode, presetIds, start, finish }: WorkTime): number[] {
  if (timeMode === 'auto') {
    return PRESET_PERIODS.filter(({ id }) => presetIds.includes(id)).flatMap((period) =>
      slotStarts(toMinutes(period.start), toMinutes(period.finish)),
    );
  }
  return start && finish ? slotStarts(toMinutes(start), toMinutes(finish)) : [];
}

function findFinish(slots: readonly number[]): number | null {
  const last = slots.at(-1);
  return last === undefined ? null : last + SLOT_MINUTES;
}

function hoursUntilMidnight(minutes: number): number {
  return (MINUTES_PER_DAY - minutes) / 60;
}
