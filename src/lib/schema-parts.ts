import * as z from 'zod/mini';
import { isCalendarDate, isCalendarMonth, type CalendarDate, type CalendarMonth } from './calendar-date';

/**
 * Converts the output of `schema` by `map`, which reports invalid values to `payload.issues`, as a check does. Unlike
 * `z.transform` it stays synchronous for a synchronous `map`, so that a form's errors keep the order of its fields.
 */
export function mapped<Schema extends z.core.$ZodType, Value>(
  schema: Schema,
  map: (value: z.output<Schema>, payload: z.core.ParsePayload) => Value,
) {
  const step: z.ZodMiniType<Awaited<Value>, z.output<Schema>> = z.any().check((payload) => {
    // The pipe passes on only values that `schema` has accepted.
    const mappedValue: unknown = map(payload.value as z.output<Schema>, payload);
    if (!(mappedValue instanceof Promise)) {
      payload.value = mappedValue;
      return undefined;
    }
    return mappedValue.then((value: unknown) => {
      payload.value = value;
    });
  });
  return z.pipe(schema, step);
}

/** Reads a missing or invalid value as null. */
export function orNull<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.catch(z.nullable(schema), null);
}

export const calendarDate = (message?: string) => z.custom<CalendarDate>(isCalendarDate, message);

export const calendarMonth = () => z.custom<CalendarMonth>(isCalendarMonth);
