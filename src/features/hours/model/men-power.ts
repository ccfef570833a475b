import type { Named } from '@/lib/named';

/** The work on one project in a range; projects without work are rows of zeros. Source: HR-2. */
export type MenPowerRow = Named & {
  code: string;
  /** How many members worked on it. */
  men: number;
  hours: number;
  /** On how many days. */
  days: number;
};
