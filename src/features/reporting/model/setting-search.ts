import { z } from 'zod';
import { WEEKDAYS } from '@/lib/calendar-date';
import { urlNumber } from '@/lib/url-fields';

const settingSearchSchema = z.object({
  staff: urlNumber,
  weekday: z
    .string()
    .transform((text) => WEEKDAYS.find((weekday) => String(weekday) === text) ?? null)
    .nullable()
    .catch(null),
});

/** Reads `?staff=3&weekday=1` of the settings page. */
export function readSettingSearch(params: URLSearchParams): z.output<typeof settingSearchSchema> {
  return settingSearchSchema.parse(Object.fromEntries(params));
}
