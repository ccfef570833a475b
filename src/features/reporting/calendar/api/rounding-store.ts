import { isFields } from '@/lib/is-fields';
import { storedRecords } from '@/lib/stored-records';
import { versionedJson } from '@/lib/versioned-json';
import { ROUNDINGS, type Rounding } from '@/features/work/model/rounding';

const stored = storedRecords(
  'calendar-rounding:',
  versionedJson<{ rounding: Rounding }>(1, (record) => {
    const rounding = isFields(record) && ROUNDINGS.find((choice) => choice === record.rounding);
    return rounding ? { rounding } : undefined;
  }),
);

/** Until the user chooses, events are rounded to the nearest half hour. */
export const readRounding = (staffId: number): Rounding => stored.read(staffId)?.rounding ?? 'nearest';

export const writeRounding = (staffId: number, rounding: Rounding): void =>
  stored.write({ rounding }, staffId);
