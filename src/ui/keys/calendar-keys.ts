import { addDays, addMonths, isCalendarDate, getWeekday, type CalendarDate } from '@/lib/calendar-date';
import { hasModifier, type Press } from '@/lib/key-press';

/** The date to which a key moves in a calendar whose weeks start on Sunday; null for other keys. */
export function dateAfterKey(date: CalendarDate, press: Press & { key: string }): CalendarDate | null {
  if (hasModifier(press)) return null;
  const { key } = press;
  const steps = new Map([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['ArrowUp', -7],
    ['ArrowDown', 7],
    ['Home', -getWeekday(date)],
    ['End', 6 - getWeekday(date)],
  ]);
  const step = steps.get(key);
  if (step !== undefined) return addDays(date, step);
  if (key === 'PageUp') return addMonths(date, -1);
  if (key === 'PageDown') return addMonths(date, 1);
  return null;
}

export function findDate({ target }: { target: EventTarget }): CalendarDate | null {
  const day = target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null;
  return isCalendarDate(day?.dataset.date) ? day.dataset.date : null;
}
