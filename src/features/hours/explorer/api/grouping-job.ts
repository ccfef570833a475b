import type { HourColumns } from '../model/hour-columns';
import {
  grouped,
  hoursOf,
  namesOf,
  type Grouped,
  type GroupOrder,
  type HourNames,
  type HourSource,
} from '../model/grouping';

/** What the page says to the worker: the half hours once, and then how they are to be grouped, again and again. */
export type GroupMessage = { source: HourSource } | { order: GroupOrder };

/** What it answers to an order. */
export type GroupAnswer = { names: HourNames; grouped: Grouped };

/** What the worker does: it keeps half hours, and groups them. */
export function createGroupJob(report: (answer: GroupAnswer) => void): (message: GroupMessage) => void {
  let hours: HourColumns | undefined;
  return (message) => {
    if ('source' in message) hours = hoursOf(message.source);
    else if (hours) report({ names: namesOf(hours), grouped: grouped(hours, message.order) });
  };
}
