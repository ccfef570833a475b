const FROZEN = 'frozen:2026-11-20';

/**
 * The switches of a scenario on the day of the fixtures, a Friday, 09:00 in Tokyo: their dates count back from it. The clock comes last,
 * because `none` cancels all switches before it.
 */
export const frozen = (...switches: (string | undefined)[]): string =>
  [...switches, FROZEN].filter(Boolean).join(',');
