import { readAddress } from './env';

/** Address of the company's overtime limits, apart from `env`, so that only pages with limits load it. */
export const overtimeLimitsUrl = readAddress(
  'VITE_OVERTIME_LIMITS_URL',
  `${import.meta.env.BASE_URL}overtime-limits.json`,
);
