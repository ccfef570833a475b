import type { CalendarDate } from '@/lib/calendar-date';

/** The part of an event on one day, in minutes since midnight, not rounded. */
export type CalendarEvent = {
  /** Stable over repeated reads of the file. */
  id: string;
  title: string;
  date: CalendarDate;
  start: number;
  finish: number;
};

export type DayHint = {
  id: string;
  title: string;
  date: CalendarDate;
  /** `free`: the calendar marks the time as free. `short`: rounding leaves no half hour. */
  kind: 'allDay' | 'free' | 'short';
  /** In minutes since midnight; null for the whole day. */
  times: { start: number; finish: number } | null;
};

export type CalendarReading = {
  events: CalendarEvent[];
  hints: DayHint[];
  declined: number;
  unreadable: number;
  /** Events beyond the limit of a day. */
  leftOut: number;
  /** Series that end before they begin. */
  endedEarly: number;
  /** Null if the reader, the file and the company have the same times. */
  zone: { own: string; others: string[] } | null;
  /** Zones that neither the browser nor the file defines: their times are taken as written. */
  unknownZones: string[];
};

export type CalendarQuestion = {
  /** The IANA name of the reader's zone. */
  zone: string;
  first: CalendarDate;
  last: CalendarDate;
  /** The reader's e-mail address: events that it declined are omitted. */
  address: string;
};
