import { readAddress } from './env';

/** Apart from `env`, so that only pages with overtime limits load it. */
export const overtimeLimitsUrl = readAddress(
  'VITE_OVERTIME_LIMITS_URL',
  `${import.meta.env.BASE_URL}overtime-limits.json`,
);
