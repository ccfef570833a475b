import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { overtimeLimitsUrl } from '@/config/overtime-limits-url';
import { WEEKDAYS } from '@/lib/calendar-date';
import { isFields } from '@/lib/is-fields';
import { mapped } from '@/lib/schema-parts';
import type { OvertimeLimits } from '../model/overtime-limits';
import { readCompanyFile } from './work-calendar-queries';

const REST_DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** What a file that says no more than that it is enabled means. */
const JAPAN = {
  ...{ month: 45, year: 360, month_with_rest_days: 100, average: 80 },
  ...{ year_from: 4, rest_day: 'sunday' },
};

type LimitsFile = Partial<typeof JAPAN> & { enabled: boolean };

/** True for a file whose keys are all known, each with a value that can be one. A key that is not known is a fault. */
function isLimitsFile(file: unknown): file is LimitsFile {
  if (!isFields(file) || typeof file.enabled !== 'boolean') return false;
  return Object.entries(file).every(([key, value]) => {
    if (key === 'enabled') return true;
    if (key === 'rest_day') return REST_DAYS.some((day) => day === value);
    const isFigure = key in JAPAN && typeof value === 'number' && value > 0;
    return isFigure && (key !== 'year_from' || (Number.isInteger(value) && value <= 12));
  });
}

/** The object that `VITE_OVERTIME_LIMITS_URL` names; null where no limit is to be checked. */
export const overtimeLimitsSchema = mapped(
  z.custom<LimitsFile>(isLimitsFile),
  ({ enabled, ...file }): OvertimeLimits | null => {
    const filled = { ...JAPAN, ...file };
    const { month, year, average, month_with_rest_days: monthInAll, year_from: yearFrom } = filled;
    const restDay = WEEKDAYS.find((weekday) => REST_DAYS[weekday] === filled.rest_day) ?? 0;
    return enabled ? { month, year, monthInAll, average, yearFrom, restDay } : null;
  },
);

export const overtimeLimitQueries = {
  /** A file of our own that changes with a deployment. */
  ofCompany: () =>
    queryOptions({
      queryKey: ['work', 'overtime-limits'],
      queryFn: async ({ signal }) =>
        overtimeLimitsSchema.parse(await readCompanyFile(overtimeLimitsUrl, signal)),
      staleTime: Infinity,
      meta: { reads: [] },
    }),
};
