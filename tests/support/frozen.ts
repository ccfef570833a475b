const FROZEN = 'frozen:2026-11-20';

/**
 * The switches of a scenario on the day of the fixtures, a Friday, 09:00 in Tokyo: they count back from it. `none` ends all that
 * stands before it, and so the clock comes last.
 */
export const frozen = (...switches: (string | undefined)[]): string =>
  [...switches, FROZEN].filter(Boolean).join(',');
