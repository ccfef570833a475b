import * as z from 'zod/mini';
import { isCalendarDate, isCalendarMonth, type CalendarDate, type CalendarMonth } from './calendar-date';

/**
 * `map` reports invalid values to `payload.issues`. Unlike `z.transform` a schema with a synchronous `map`
 * stays synchronous, so that a form's errors keep the order of its fields.
 */
export function mapped<Schema extends z.core.$ZodType, Value>(
  schema: Schema,
  map: (value: z.output<Schema>, payload: z.core.ParsePayload) => Value,
) {
  const step: z.ZodMiniType<Awaited<Value>, z.output<Schema>> = z.any().check((payload) => {
    // The pipe passes on only what `schema` has accepted.
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

export function orNull<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.catch(z.nullable(schema), null);
}

export const calendarDate = (message?: string) => z.custom<CalendarDate>(isCalendarDate, message);

export const calendarMonth = () => z.custom<CalendarMonth>(isCalendarMonth);
