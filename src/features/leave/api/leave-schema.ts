import { z } from 'zod';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';
import type { Leave, LeaveRecord, LeaveType, Overtime } from '../model/leave';

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => String(value ?? '').trim());

/** The older server sends figures as texts. */
const figure = z
  .union([z.number(), z.string()])
  .nullish()
  .catch(null)
  .transform((value) => {
    const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value ?? NaN);
    return Number.isFinite(number) ? number : null;
  });

const date = text.transform((value): CalendarDate => {
  const day = value.slice(0, 10);
  return isCalendarDate(day) ? day : '';
});

const namedType = z.object({ eng_name: text, jp_name: text });

/** 1 is paid, all others are unpaid; a type with names speaks for itself. Source: C12 of the server's conflicts. */
const leaveType = z
  .unknown()
  .optional()
  .transform((value): LeaveType => {
    const named = namedType.safeParse(value);
    if (named.success) return named.data;
    return Number(value) === 1 ? 'paid' : 'unpaid';
  });

const leaveRow = z
  .object({
    id: figure,
    rec_id: figure,
    eng_name: text,
    jp_name: text,
    leave_type: leaveType,
    leave_date: date,
    duration: text,
    day_count: figure,
    reason: text,
  })
  .transform((row): Leave => ({
    key: row.id === null ? '' : String(row.id),
    recordId: row.rec_id,
    eng_name: row.eng_name,
    jp_name: row.jp_name,
    type: row.leave_type,
    date: row.leave_date,
    duration: row.duration,
    dayCount: row.day_count,
    reason: row.reason,
  }));

/** Rows without an id are known by their place; nothing moves while they are shown. */
function withKeys<Row extends { key: string }>(rows: Row[]): Row[] {
  return rows.map((row, index) => (row.key ? row : { ...row, key: `row ${index}` }));
}

export const leavesSchema = z.array(leaveRow).transform(withKeys);

/** The `leave` relation of a member, which often holds leave records: only rows with a date or duration are leaves. */
export const ownLeavesSchema = z
  .array(z.looseObject({}))
  .nullish()
  .catch(null)
  .transform((rows) => (rows ?? []).filter((row) => 'leave_date' in row || 'duration' in row))
  .pipe(leavesSchema);

export const leaveRecordsSchema = z
  .array(
    z
      .object({
        id: figure,
        staff_id: figure,
        eng_name: text,
        jp_name: text,
        year: figure,
        permanent_date: date,
        total_leaves: figure,
        leaves: z.array(leaveRow).nullish().catch(null),
      })
      .transform(({ leaves, ...row }): LeaveRecord => {
        const { id, eng_name, jp_name } = row;
        return {
          key: id === null ? '' : String(id),
          id,
          staffId: row.staff_id,
          eng_name,
          jp_name,
          year: row.year,
          permanentDate: row.permanent_date,
          totalLeaves: row.total_leaves,
          leaves: leaves ? withKeys(leaves.map((leave) => ({ ...leave, eng_name, jp_name }))) : null,
        };
      }),
  )
  .transform(withKeys);

export const overtimesSchema = z
  .array(
    z
      .object({
        id: figure,
        staff_id: figure,
        eng_name: text,
        jp_name: text,
        ot_date: date,
        ot_time: text,
      })
      .transform((row): Overtime => ({
        key: row.id === null ? '' : String(row.id),
        staffId: row.staff_id,
        eng_name: row.eng_name,
        jp_name: row.jp_name,
        date: row.ot_date,
        duration: row.ot_time,
      })),
  )
  .transform(withKeys);

type WithSlots = { task_performance?: { date: string }[] };

const isDated = (slot: unknown) =>
  typeof slot === 'object' && slot !== null && 'date' in slot && typeof slot.date === 'string';

function isWithSlots(value: unknown): value is WithSlots {
  if (typeof value !== 'object' || value === null) return false;
  if (!('task_performance' in value)) return true;
  return Array.isArray(value.task_performance) && value.task_performance.every(isDated);
}

/**
 * Hours by date of one person, from `staff/get` with `task_performance`. An answer holds thousands of half hours,
 * of which only the dates matter: a check by hand instead of a schema for each row.
 */
export const recordedHoursSchema = z
  .custom<WithSlots[]>((answer) => Array.isArray(answer) && answer.every(isWithSlots))
  .transform((people) => {
    const hours = new Map<CalendarDate, number>();
    for (const { date: day } of people[0]?.task_performance ?? []) {
      hours.set(day, (hours.get(day) ?? 0) + SLOT_HOURS);
    }
    return hours;
  });
