import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { overtimeLimitsUrl } from '@/config/overtime-limits-url';
import type { Weekday } from '@/lib/calendar-date';
import { isFields } from '@/lib/is-fields';
import { mapped } from '@/lib/schema-parts';
import type { OvertimeLimits } from '../model/overtime-limits';
import { readCompanyFile } from './read-company-file';

const WEEKDAY_NAMES = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
} as const satisfies Record<string, Weekday>;

/** The legal limits of Japan, which fill the keys that the file omits. Source: docs/overtime-limits.md. */
const LEGAL_LIMITS = {
  month: 45,
  year: 360,
  month_with_rest_days: 100,
  average: 80,
  year_from: 4,
  rest_day: 'sunday' as keyof typeof WEEKDAY_NAMES,
};

type LimitsFile = Partial<typeof LEGAL_LIMITS> & { enabled: boolean };

/** Accepts defined keys and valid values only: a misspelt limit must fail instead of being ignored. */
function isLimitsFile(file: unknown): file is LimitsFile {
  if (!isFields(file) || typeof file.enabled !== 'boolean') return false;
  return Object.entries(file).every(([key, value]) => {
    if (key === 'enabled') return true;
    if (key === 'rest_day') return typeof value === 'string' && Object.hasOwn(WEEKDAY_NAMES, value);
    const isFigure = Object.hasOwn(LEGAL_LIMITS, key) && typeof value === 'number' && value > 0;
    return isFigure && (key !== 'year_from' || (Number.isInteger(value) && value <= 12));
  });
}

/** The object in the file of `VITE_OVERTIME_LIMITS_URL`; null where the company checks no limits. */
export const overtimeLimitsSchema = mapped(
  z.custom<LimitsFile>(isLimitsFile),
  ({ enabled, ...file }): OvertimeLimits | null => {
    const limits = { ...LEGAL_LIMITS, ...file };
    const { month, year, average, month_with_rest_days: monthInAll, year_from: yearFrom } = limits;
    const restDay = WEEKDAY_NAMES[limits.rest_day];
    return enabled ? { month, year, monthInAll, average, yearFrom, restDay } : null;
  },
);

export const overtimeLimitQueries = {
  /** The file of the deployment, which changes only with the next deployment. */
  company: () =>
    queryOptions({
      queryKey: ['work', 'overtime-limits'],
      queryFn: async ({ signal }) =>
        overtimeLimitsSchema.parse(await readCompanyFile(overtimeLimitsUrl, signal)),
      staleTime: Infinity,
      meta: { reads: [] },
    }),
};
