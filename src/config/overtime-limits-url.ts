import { address } from './env';

/** Where the company's limits of overtime are. Every page loads `env`, and this only those that show limits. */
export const overtimeLimitsUrl = address(
  'VITE_OVERTIME_LIMITS_URL',
  `${import.meta.env.BASE_URL}overtime-limits.json`,
);
