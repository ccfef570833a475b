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

/** What a calendar says of a day without an event to accept. */
export type DayHint = {
  id: string;
  title: string;
  date: CalendarDate;
  /** `free`: the calendar marks the time as free. `short`: rounding leaves no half hour. */
  kind: 'allDay' | 'free' | 'short';
  /** In minutes since midnight; null for the whole day. */
  times: { start: number; finish: number } | null;
};

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
  /** How many series end before they begin. */
  endedEarly: number;
  /** The reader's zone, and those of the file, where its times or the company's are not the reader's; else null. */
  zone: { own: string; others: string[] } | null;
  /** Zones that neither the browser nor the file defines: their times are taken as they are written. */
  unknownZones: string[];
};

export type CalendarQuestion = {
  /** The IANA name of the reader's zone. */
  zone: string;
  first: CalendarDate;
  last: CalendarDate;
  /** Of who reads it: what it declined is left out. */
  address: string;
};
