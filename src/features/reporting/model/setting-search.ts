import * as z from 'zod/mini';
import { mapped, orNull } from '@/lib/schema-parts';
import { WEEKDAYS } from '@/lib/calendar-date';
import { urlNumber } from '@/lib/url-fields';

const settingSearchSchema = z.object({
  staff: urlNumber,
  view: orNull(z.literal('many')),
  weekday: orNull(mapped(z.string(), (text) => WEEKDAYS.find((weekday) => String(weekday) === text) ?? null)),
});

/** Reads `?staff=3&weekday=1` of the weekday defaults; `&view=many` applies them to other people. */
export function readSettingSearch(params: URLSearchParams): z.output<typeof settingSearchSchema> {
  return settingSearchSchema.parse(Object.fromEntries(params));
}
