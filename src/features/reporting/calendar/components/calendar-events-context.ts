import { createContext } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import type { DayHint } from '../model/calendar-event';
import type { CalendarPreview } from '../model/calendar-previews';

export type CalendarEvents = {
  previewsOn: (date: CalendarDate) => readonly CalendarPreview[];
  hintsOn: (date: CalendarDate) => readonly DayHint[];
  /** Starts of half hours that must be visible, in minutes since midnight. */
  starts: readonly number[];
  /** Names the work that such a title was accepted with before; null without any, or after it was deleted. */
  findWork: (preview: CalendarPreview) => { name: string; projectId: number } | null;
  /** False for the eraser or without a brush: accepting an event then opens a question. */
  hasBrush: boolean;
  accept: (preview: CalendarPreview) => void;
  dismiss: (preview: CalendarPreview) => void;
};

const noop = () => undefined;

/** Without a chosen file, or in the timeline of another person. */
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
