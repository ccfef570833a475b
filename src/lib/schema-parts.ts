import * as z from 'zod/mini';
import { isCalendarDate, isCalendarMonth, type CalendarDate, type CalendarMonth } from './calendar-date';

/**
 * What `schema` gives, made into something else. `map` reports what it cannot take as a check does: to `issues`. Unlike
 * `z.transform` it waits for nothing where there is nothing to wait for, so that the fields of a form stay in their order.
 */
export function mapped<Schema extends z.core.$ZodType, Value>(
  schema: Schema,
  map: (value: z.output<Schema>, payload: z.core.ParsePayload) => Value,
) {
  const step: z.ZodMiniType<Awaited<Value>, z.output<Schema>> = z.any().check((payload) => {
    const made: unknown = map(payload.value as z.output<Schema>, payload);
    if (made instanceof Promise) return made.then((value: unknown) => void (payload.value = value));
    payload.value = made;
  });
  return z.pipe(schema, step);
}

/** What `schema` gives; null where nothing was sent, or what does not fit. */
export function orNull<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.catch(z.nullable(schema), null);
}

/** A day of the calendar, `YYYY-MM-DD`. */
export const calendarDate = (message?: string) => z.custom<CalendarDate>(isCalendarDate, message);

/** A month, `YYYY-MM`. */
export const calendarMonth = () => z.custom<CalendarMonth>(isCalendarMonth);
