import { createContext } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import type { DayHint } from '../model/calendar-event';
import type { CalendarPreview } from '../model/calendar-previews';

/** What the timeline shows of a calendar, and what a press does. */
export type CalendarView = {
  previewsOn: (date: CalendarDate) => readonly CalendarPreview[];
  hintsOn: (date: CalendarDate) => readonly DayHint[];
  /** The half hours that have to be in sight. */
  starts: readonly number[];
  /** What is painted for an event, as it is known by; null where that is the brush at hand. */
  findWork: (preview: CalendarPreview) => { name: string; projectId: number } | null;
  /** False for the eraser, or none: a press then asks what to paint. */
  hasBrush: boolean;
  accept: (preview: CalendarPreview) => void;
  dismiss: (preview: CalendarPreview) => void;
};

const nothing = () => undefined;

export const NO_CALENDAR: CalendarView = {
  previewsOn: () => [],
  hintsOn: () => [],
  starts: [],
  findWork: () => null,
  hasBrush: false,
  accept: nothing,
  dismiss: nothing,
};

export const CalendarContext = createContext(NO_CALENDAR);
