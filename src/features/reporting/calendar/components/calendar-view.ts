import { createContext } from 'react';
import type { CalendarDate } from '@/lib/calendar-date';
import type { DayHint } from '../model/calendar-event';
import type { CalendarPreview } from '../model/calendar-previews';

export type CalendarView = {
  previewsOn: (date: CalendarDate) => readonly CalendarPreview[];
  hintsOn: (date: CalendarDate) => readonly DayHint[];
  /** Starts of half hours that must be visible, in minutes since midnight. */
  starts: readonly number[];
  /** The work that an event is accepted with, in words; null where that is the current brush. */
  findWork: (preview: CalendarPreview) => { name: string; projectId: number } | null;
  /** False for the eraser or without a brush: accepting an event then opens a question. */
  hasBrush: boolean;
  accept: (preview: CalendarPreview) => void;
  dismiss: (preview: CalendarPreview) => void;
};

const noop = () => undefined;

export const NO_CALENDAR: CalendarView = {
  previewsOn: () => [],
  hintsOn: () => [],
  starts: [],
  findWork: () => null,
  hasBrush: false,
  accept: noop,
  dismiss: noop,
};

export const CalendarContext = createContext(NO_CALENDAR);
