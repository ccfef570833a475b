import { createContext, use } from 'react';
import type { CalendarDate, Weekday } from '@/lib/calendar-date';
import { invariant } from '@/lib/invariant';

/** The day whose month is shown. A new object scrolls there again, also for the same day. */
export type ShownDay = { date: CalendarDate };

export type DayDescription = {
  label: string;
  /** Under the digits: `full` a dot, `part` a ring. */
  dot?: 'full' | 'part';
};

type CalendarState = {
  picked: ReadonlySet<CalendarDate>;
  today: CalendarDate;
  describe: (date: CalendarDate) => DayDescription;
  /** `isRange` is true for a press with Shift. */
  press: (date: CalendarDate, isRange: boolean) => void;
  onShown: (shown: ShownDay) => void;
  /** `month`: the first day of the shown month. */
  onWeekday?: (weekday: Weekday, month: CalendarDate) => void;
  isInDialog: boolean;
};

/** The state for the days and the header, which cannot be passed as props because MUI renders them. */
export const CalendarContext = createContext<CalendarState | null>(null);

export function useCalendar(): CalendarState {
  const state = use(CalendarContext);
  invariant(state, 'useCalendar is used inside of a Calendar');
  return state;
}
