import { factAt, type HourColumns, type HourFact } from '@/features/hours/explorer/model/hour-columns';

/** The facts that columns hold, in their order. */
export const listFacts = (hours: HourColumns): HourFact[] =>
  [...hours.halfHours.keys()].flatMap((at) => factAt(hours, at) ?? []);
