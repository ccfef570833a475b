import type { CalendarDate } from '@/lib/calendar-date';

/** What of an event lies on one day, in minutes since midnight; not rounded. */
export type CalendarEvent = {
  /** The same whenever the file is read. */
  id: string;
  /** Empty where it has none. */
  title: string;
  date: CalendarDate;
  start: number;
  finish: number;
};

/** What a calendar says of a day as a whole. */
export type DayHint = { id: string; title: string; date: CalendarDate };

/** What a calendar holds on the days that were asked for. */
export type CalendarReading = {
  events: CalendarEvent[];
  hints: DayHint[];
  /** How many were declined by who reads it. */
  declined: number;
  /** How many could not be read. */
  unreadable: number;
  /** How many are beyond what is shown of a day. */
  leftOut: number;
  /** Zones that nobody knows: their times are taken as they stand. */
  unknownZones: string[];
};

export type CalendarQuestion = {
  first: CalendarDate;
  last: CalendarDate;
  /** Of who reads it: what it declined is left out. */
  address: string;
};
