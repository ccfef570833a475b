import { firstOfMonth, isCalendarDate, today } from '@/lib/calendar-date';
import { isFields } from '@/lib/is-fields';
import type { JsonReply } from './json-reply';

type Row = Record<string, unknown>;

const INVALID_ROWS = [null, {}];

const TIMES = ['', 'T00:00:00.000000Z', ' 00:00:00'];
/** An empty date column reads like this in different databases. */
const NO_DAY = '0000-00-00';
const NO_MOMENT = '-0001-11-30T00:00:00.000000Z';

/** Every second row has whole numbers as texts; most dates have times; one row in eleven lacks a permanent date. */
function oddValue(name: string, value: unknown, index: number): unknown {
  if (isFields(value)) return toOddForm(value);
  if (typeof value === 'number') return index % 2 === 1 && Number.isInteger(value) ? String(value) : value;
  if (name === 'permanent_date' && index % 11 === 10) return NO_DAY;
  if (name === 'created_at' && index === 0) return NO_MOMENT;
  return isCalendarDate(value) ? `${value}${TIMES[index % TIMES.length]}` : value;
}

/** One fine in nine lacks its amount; one half hour in forty of earlier months lacks its task. */
function oddRow(row: Row, index: number): Row {
  const isOld = 'period' in row && typeof row.date === 'string' && row.date < firstOfMonth(today());
  const isTaskless = isOld && index % 40 === 39;
  return {
    ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, oddValue(name, value, index)])),
    ...('amount' in row && index % 9 === 8 && { amount: null }),
    ...(isTaskless && { task_id: null, task: null }),
  };
}

export function toOddForm(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((row: unknown, index) => (isFields(row) ? oddRow(row, index) : row));
  return isFields(value) ? oddRow(value, 0) : value;
}

function withInvalidRows(data: unknown): unknown {
  if (Array.isArray(data)) return data.concat(INVALID_ROWS);
  return isFields(data) && Array.isArray(data.data) ? { ...data, data: withInvalidRows(data.data) } : data;
}

/** Some versions send men power without ids. */
function withoutIds(data: unknown): unknown {
  if (!Array.isArray(data)) return data;
  return data.map((row: unknown) => (isFields(row) ? { ...row, id: undefined } : row));
}

export function oddReply(reply: JsonReply, path: string, isListOfMany: boolean): JsonReply {
  if (reply.status >= 300) return reply;
  const data = toOddForm(path.includes('men-power') ? withoutIds(reply.data) : reply.data);
  return { ...reply, data: isListOfMany ? withInvalidRows(data) : data };
}
