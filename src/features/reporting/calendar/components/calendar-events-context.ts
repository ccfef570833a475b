import { createContext } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import type { DayHint } from '../model/calendar-event';
import type { CalendarPreview } from '../model/calendar-previews';

export type CalendarEvents = {
  previewsOn: (date: CalendarDate) => readonly CalendarPreview[];
  hintsOn: (date: CalendarDate) => readonly DayHint[];
  /** Starts of half hours that must be visible, in minutes since midnight. */
  starts: readonly number[];
  /** Finds the work with which this title was accepted before; null without any, or after it was deleted. */
  findWork: (preview: CalendarPreview) => { name: string; projectId: number } | null;
  /** False for the eraser or without a brush: accepting an unknown title then asks for its work. */
  hasBrush: boolean;
  accept: (preview: CalendarPreview) => void;
  dismiss: (preview: CalendarPreview) => void;
};

const noop = () => undefined;

/** For a timeline without a chosen file, or of another person. */
export const NO_CALENDAR_EVENTS: CalendarEvents = {
  previewsOn: () => [],
  hintsOn: () => [],
  starts: [],
  findWork: () => null,
  hasBrush: false,
  accept: noop,
  dismiss: noop,
};

export const CalendarEventsContext = createContext(NO_CALENDAR_EVENTS);
